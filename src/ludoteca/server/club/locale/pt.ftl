# Contas e pessoas.

error-account-name = Um nome tem de 2 a 24 letras ou algarismos, e pode conter - e _.
error-account-name-taken = Alguém já tem esse nome.
error-password-weak = Uma senha tem pelo menos dez caracteres e não é o seu nome.
error-sign-in-failed = O nome e a senha não combinam.
error-account-banned = O anfitrião deste servidor fechou esta conta.
error-account-code = Este código não serve para este nome.
error-not-signed-in = Entre na sua conta primeiro.
error-no-session = Este dispositivo não está mais conectado.
error-passkey-failed = A chave de acesso não foi aceita. Tente de novo.
error-no-passkey = Esta chave de acesso não existe mais.
error-last-passkey = É a única entrada da sua conta: adicione antes outra chave de acesso ou uma senha.
error-too-many-passkeys = Uma conta tem no máximo vinte chaves de acesso.
error-account-link = Este link não vale mais.

account-mail-confirm-subject = Confirme seu endereço para a Ludoteca
account-mail-confirm =
    { $name }, este endereço foi indicado para a sua conta na Ludoteca. Confirme-o dentro de um dia:
    { $link }

    Se você não sabe nada disso, não faça nada.
account-mail-reset-subject = Uma nova senha para a Ludoteca
account-mail-reset =
    { $name }, com este link você escolhe uma nova senha dentro de uma hora:
    { $link }

    Se não foi você que pediu, não faça nada. Sua senha continua a mesma.
