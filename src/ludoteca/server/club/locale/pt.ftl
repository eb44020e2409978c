# Ratings and tournaments.

error-rated-seats = Uma mesa classificada não tem tela partilhada nem semente escolhida.
error-no-account = Esta pessoa não existe, ou não mostra isto.
error-no-tournament = Este torneio não existe.
error-tournament-many = Você já tem tantos torneios quantos um anfitrião pode ter. Termine um primeiro.
error-tournament-full = Este torneio está cheio.
error-not-entered = Você não está neste torneio.
error-tournament-empty = Um torneio precisa de pelo menos dois inscritos.
error-tournament-robin = Com este número de inscritos nem todos podem encontrar-se o mesmo número de vezes. Deixe os bots completarem as mesas ou escolha outro formato.
error-tournament-over = Este torneio acabou.
error-tournament-name = Dê um nome ao torneio.
error-tournament-started = Este torneio já começou.

# Pages of games with others.

club-nav = Partidas com outros
club-title-play = Encontrar adversários
club-title-tournaments = Torneios
club-title-ratings = Classificações
club-play-about = Diga o que gostaria de jogar. A partida começa sozinha assim que bastante gente quiser o mesmo.
club-play-sign-in = Inicie sessão para procurar uma partida.
club-pace = Ritmo
club-pace-live = agora, de uma vez
club-pace-days = uma jogada de vez em quando, em dias
club-bots-after = Deixar entrar bots
club-bots-never = nunca
club-bots-seconds = { $seconds ->
    [30] depois de meio minuto
    [600] depois de dez minutos
   *[other] depois de dois minutos
}
club-seek = Procurar uma partida
club-stop-seeking = Parar de procurar
club-searching = Procurando adversários.
club-found = A sua partida está pronta.
club-others = { $count ->
    [0] ninguém mais espera por isto ainda
    [one] outra pessoa está à espera
   *[other] outras { $count } pessoas estão à espera
}
club-my-table = Ir para a sua mesa
club-rated = Classificada
club-rated-about = O resultado muda as pontuações. Sem dicas, e não se volta atrás além do próprio turno.
club-challenges = Desafios
club-challenge = Enviar o desafio
club-challenge-name = Quem você desafia?
club-challenge-to = Você desafia { $name }
club-challenge-by = { $name } desafia você
club-accept = Aceitar
club-decline = Recusar
club-take-back = Retirar
club-no-tournaments = Ainda não há torneios.
club-tournament-new = Um novo torneio
club-tournament-sign-in = Inicie sessão para criar um torneio.
club-tournament-name = Nome do torneio
club-tournament-create = Criar o torneio
club-per-table = Jogadores por mesa
club-table-size = mesas de { $count }
club-format = Formato
club-format-swiss = suíço
club-format-robin = todos contra todos
club-format-knockout = eliminatório
club-format-swiss-about = Todos jogam cada rodada contra alguém com pontos parecidos, e enquanto for possível ninguém encontra duas vezes o mesmo adversário.
club-format-robin-about = Todos se encontram o mesmo número de vezes. Bom para um grupo pequeno.
club-format-knockout-about = Quem vence a mesa segue em frente, até restar um.
club-rounds = Rodadas
club-fill = Bots nos lugares vazios
club-fill-none = sem bots
club-starts-at = Começa em
club-starts-about = Sem hora marcada começa quando você disser.
club-starts = começa { $when }
club-state-open = inscrições abertas
club-state-playing = em curso
club-state-over = terminado
club-state-off = cancelado
club-entrants = { $count ->
    [one] um inscrito
   *[other] { $count } inscritos
}
club-look = Ver
club-who = Quem participa
club-standings = Classificação
club-standings-about = Pontos: a parte dos adversários da mesa que você venceu. Em caso de empate decidem os pontos dos seus adversários, depois as vitórias.
club-rank = N.º
club-column-points = Pontos
club-column-rivals = Adversários
club-column-wins = Vitórias
club-column-played = Partidas
club-column-rating = Pontuação
club-withdrawn = (desistiu)
club-bot = Bot: { $level }
club-bot-n = Bot { $number } ({ $level })
club-name-place = { $name } ({ $place })
club-bye = sem partida nesta rodada
club-round = Rodada { $round }
club-round-of = rodada { $round } de { $rounds }
club-join = Participar
club-join-sign-in = Inicie sessão para participar.
club-leave = Sair
club-withdraw = Desistir depois desta rodada
club-start = Começar agora
club-cancel = Cancelar o torneio
club-ladder = Jogo
club-ratings-about = As pontuações seguem dos lugares nas partidas classificadas (OpenSkill). Todos começam em 1000, e os bots estão na mesma escala. Um ponto de interrogação diz que a pontuação ainda não é segura.
club-provisional = ainda não é segura
club-no-ratings = Nenhuma partida classificada terminou ainda.

# Archive and statistics.

club-title-archive = Arquivo
club-title-statistics = Estatísticas
club-archive-about = Partidas terminadas em mesas públicas. Abra uma para ver cada jogada ou salvá-la num arquivo.
club-archive-player = Jogador
club-archive-length = Duração
club-archive-length-short = até 100 jogadas
club-archive-length-middle = de 101 a 300 jogadas
club-archive-length-long = mais de 300 jogadas
club-archive-ending = Como terminou
club-archive-none = Nenhuma partida terminada corresponde.
club-archive-more = Partidas mais antigas
club-moves = { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
}
club-statistics-of = Estatísticas deste jogo
club-statistics-games = { $count ->
    [0] Nenhuma partida terminada foi contada ainda.
    [one] Uma partida terminada; durou { $median } jogadas.
   *[other] { $count } partidas terminadas; metade durou no máximo { $median } jogadas.
}
club-statistics-seats = Vitórias por lugar, { $count } jogadores
club-statistics-endings = Como terminam as partidas
club-statistics-lengths = Duração em jogadas

# Finding opponents.

error-challenge-self = Você não pode desafiar a si mesmo.
error-challenge-blocked = Esta pessoa não aceita os seus desafios.
error-challenge-many = Você tem desafios abertos demais. Espere uma resposta ou retire um.
error-no-challenge = Este desafio já não está aberto.

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
error-erase-name = Escreva o nome da sua conta para apagá-la.
error-no-person = Não há ninguém com esse nome.
error-person-self = É você.
error-too-many-people = Esta lista está cheia.
error-too-many-reports = Suas denúncias anteriores ainda aguardam o anfitrião.
error-no-report = Esta denúncia já está fechada.
error-oidc-failed = A entrada pelo outro site não deu certo. Tente de novo.
error-oidc-away = O outro site não responde neste momento.
error-oidc-taken = Essa identidade pertence a outra conta.
error-account-link = Este link não vale mais.

error-push-device = Este navegador não pode receber mensagens aqui.
error-time-zone = Este fuso horário é desconhecido.
error-no-calendar = Este calendário não existe mais.
account-mail-foot =
    A mesa: { $table }
    Você não recebe outra mensagem sobre ela até voltar.
    O que você recebe: { $settings }
account-mail-foot-digest = O que você recebe: { $settings }
account-digest-subject =
    { $count ->
        [one] Uma mesa espera por você
       *[other] { $count } mesas esperam por você
    }
account-digest-line = { $game } com { $others }
account-calendar = Jogadas de { $name }
account-calendar-move = { $game } com { $others }: o prazo da sua jogada termina
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

club-sign-in = Entrar
club-sign-out = Sair
club-register = Criar uma conta
club-register-about = Uma conta reúne suas mesas, sua história e seus amigos em todos os dispositivos. Você pode jogar sem ela.
club-have-account = Já tenho uma conta
club-name = Nome
club-name-about = De 2 a 24 letras ou algarismos. Os outros o veem.
club-password = Senha
club-password-about = Pelo menos dez caracteres.
club-password-old = Senha atual
club-password-new = Nova senha
club-password-set = Definir a senha
club-password-change = Mudar a senha
club-password-first = Adicionar uma senha
club-password-done = A senha foi mudada. Seus outros dispositivos foram desconectados.
club-passkey-use = Usar uma chave de acesso
club-passkey-instead = Com uma chave de acesso, sem senha
club-passkey-add = Adicionar uma chave de acesso
club-passkeys = Chaves de acesso
club-passkeys-about = Uma chave de acesso faz você entrar com a digital, o rosto ou o PIN do dispositivo. Ninguém pode adivinhá-la nem roubá-la com um truque.
club-passkeys-impossible = Os navegadores só permitem chaves de acesso sob um nome com HTTPS, ou nesta máquina como localhost.
club-codes = Códigos de recuperação
club-codes-about = Guarde estes códigos onde possa encontrá-los. Cada um permite escolher uma nova senha uma vez. Eles não serão mostrados de novo.
club-codes-kept = Já os guardei
club-codes-new = Criar novos códigos
club-codes-new-about = Os novos códigos substituem todos os antigos.
club-code = Código de recuperação
club-welcome = Boas-vindas, { $name }
club-lost = Não consigo entrar
club-lost-about = Escolha uma nova senha com um dos códigos de recuperação que você recebeu.
club-lost-mail = Enviar um link por e-mail
club-lost-sent = Se esta conta tem um endereço confirmado, um link está a caminho.
club-confirm = Confirmar o endereço
club-confirm-about = Confirme que este endereço de e-mail pertence a você e à sua conta.
club-confirm-done = O endereço está confirmado.
club-title-account = Sua conta
club-title-sign-in = Entrar
club-title-register = Criar uma conta
club-title-recover-account = Não consigo entrar
club-title-confirm = Confirmar um endereço
club-title-reset = Uma nova senha
club-visibility = Quem vê seu perfil
club-visibility-public = Todos
club-visibility-friends = Amigos
club-visibility-private = Ninguém
club-seats = Lugares deste navegador
club-seats-about = As mesas em que você se sentou antes de entrar podem acompanhar você nos outros dispositivos.
club-claim = Adicioná-los à minha conta
club-keys = Formas de entrar
club-since = desde { $day }
club-remove = Remover
club-email = E-mail
club-email-address = Endereço
club-email-about = Só para um link se você não conseguir entrar. Ninguém mais o vê.
club-email-set = Salvar o endereço
club-email-confirmed = Este endereço está confirmado.
club-email-waits = Um link para confirmá-lo foi enviado.
club-devices = Dispositivos
club-device-unknown = Um dispositivo desconhecido
club-device-here = Este dispositivo
club-used = usado pela última vez { $when }
club-end-others = Desconectar todos os outros
club-data-about = Tudo o que este servidor guarda sobre a sua conta, em um só arquivo.
club-erase = Apagar a conta
club-erase-about = Seu nome, mensagens, anotações e chaves são apagados para sempre. As partidas em andamento continuam com um bot no seu lugar.
club-erase-name = Escreva { $name } para confirmar
error-passkey-none = Nenhuma chave de acesso foi usada.
club-claimed =
    { $count ->
        [0] Nenhum outro lugar foi encontrado.
        [one] Um lugar foi adicionado.
       *[other] { $count } lugares foram adicionados.
    }
club-title-people = Pessoas
club-title-u = Perfil
club-profile = Meu perfil
club-profile-show = Mostrar o perfil
club-warning = Do anfitrião deste servidor: { $reason }
club-oidc = Entrar por { $site }
club-oidc-add = Entrar também por { $site }
club-people-asking = Pedem sua amizade
club-people-friends = Amigos
club-people-asked = Você pediu amizade a
club-people-blocked = Pessoas bloqueadas
club-people-find = Encontrar uma pessoa pelo nome
club-people-none = Você ainda não tem amigos aqui. Procure alguém e peça amizade.
club-order-asking-befriend = Aceitar
club-order-asking-part = Recusar
club-order-friends-part = Remover
club-order-asked-part = Retirar
club-order-blocked-unblock = Desbloquear
club-do-befriend = Fazer amizade
club-do-part = Desfazer amizade
club-do-block = Bloquear
club-do-unblock = Desbloquear
club-report = Denunciar ao anfitrião
club-report-short = Denunciar
club-report-message = Denunciar o que { $name } escreveu
club-report-about = O que aconteceu?
club-somebody = alguém
club-place = { $place }º de { $count },
club-with = com
club-game = Jogo
club-played = Jogadas
club-won = Vencidas
club-no-games = Nenhuma partida terminada ainda.
club-running = Em andamento
club-finished = Terminadas

club-messages = Mensagens
club-messages-about = Quando uma mesa espera por você e você não está.
club-push-on = Enviar mensagens para este navegador
club-push-off = Não enviar mais mensagens para este navegador
club-push-never = Este navegador não pode receber mensagens deste site.
club-push-denied = Este navegador não permite que o site mostre mensagens. Mude isso nas configurações do navegador.
club-push-devices = Navegadores que recebem mensagens
club-push-remove = Remover
club-channel-push = No navegador
club-channel-email = Por e-mail
club-mode-off = nada
club-mode-each = cada vez
club-mode-digest = uma vez por dia
club-zone = Fuso horário
club-quiet-from = Silêncio a partir de
club-quiet-to = Silêncio até
club-quiet-about = Nada é enviado entre estas horas. A mesma hora duas vezes: sem silêncio.
club-digest-at = Hora da mensagem diária
club-messages-save = Salvar
club-messages-saved = Salvo.
club-calendar = Calendário das suas jogadas
club-calendar-about = Um endereço secreto para o seu calendário: ele lista as jogadas com prazo. Quem tem o endereço pode ler.
club-calendar-new = Criar um endereço
club-calendar-again = Criar um endereço novo
club-calendar-end = Encerrar o endereço
club-calendar-address = Endereço do calendário
club-calendar-there = Há um endereço. Ele é mostrado uma só vez; um novo o substitui.

club-habits = Como joga
club-habit-length = Jogadas de uma partida, em média
club-habit-way = Modo preferido de vencer
club-habit-ways = { $way } ({ $games })
club-curves = Pontuações
club-curve = { $game }, { $seats } jogadores: { $rating }
club-curve-provisional = { $game }, { $seats } jogadores: { $rating } (ainda não estável)
club-curve-table = As partidas desta curva
club-curve-day = Dia
club-curve-place = Lugar
club-curve-rating = Pontuação
club-statistics-factions = Vitórias por lado (partidas jogadas)
