// @ts-check
// The style sheet of accounts and people, which servers without them do not send.
const link = document.createElement("link");
link.rel = "stylesheet";
link.href = "/static/css/club.css";
document.head.append(link);
