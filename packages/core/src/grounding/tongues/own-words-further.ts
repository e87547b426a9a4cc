import { groupsOf, set, type OwnWords } from "./own-words-of.ts";

/** What is the same in all that follow: what they count by is told in other ways. */
const common = { ordinals: new Map<string, number>(), particles: set("") };

const spanish: OwnWords = {
  ...common,
  marks: set(
    "el la los las un una de del al por favor mi mis quiero quisiera puedes podrías puede podría para que",
  ),
  silent: set(
    "el la los las un una unos unas de del al a en por favor mi mis me nos lo le yo quiero quisiera queremos necesito gustaría puedes " +
      "podrías puede podría para que y ya ahora gracias esta este ese esa botón enlace icono pestaña",
  ),
  plain: set(
    "pulsa pulse pulsar haz haga clic click presiona presione toca dale abre abra abrir ve vaya ir muestra muestre mostrar ver " +
      "enseña elige elija elegir selecciona seleccione pon ponga poner lleva",
  ),
  looking: set("ver abrir mostrar detalles consultar"),
  barred: set(
    "no ni nunca jamás sin ningún ninguna excepto salvo si cuando antes o luego después escribe escriba escribir introduce introduzca " +
      "rellena rellene busca busque buscar todos todas todo toda cada ambos desplaza",
  ),
  kinds: set(
    "fila línea artículo libro página producto oferta tarjeta mensaje noticia elemento lista tabla señor señora",
  ),
  groups: groupsOf(
    "ver mostrar consultar detalles; borrar eliminar quitar suprimir; guardar grabar; cambiar modificar editar; cancelar anular; " +
      "comprar pagar; siguiente continuar; anterior volver atrás; imprimir impresión; entrar acceder; salir desconectar cerrar; descargar bajar",
  ),
  stem: (word) =>
    word.replace(/(?:amos|emos|imos|ando|iendo|ad[oa]s?|id[oa]s?|ar|er|ir|as|os|es|en|an|a|e|o|s)$/u, ""),
};

const italian: OwnWords = {
  ...common,
  marks: set(
    "il lo la gli le un una di del della al alla mi mio mia vorrei voglio puoi potresti può favore nel nella sul sulla",
  ),
  silent: set(
    "il lo la i gli le l un uno una di d del dello della dei delle dell al allo alla ai alle all a da dal dalla in nel nella nell su sul sulla " +
      "per mi ci mio mia io vorrei voglio vorremmo puoi potresti può potrebbe favore piacere cortesia grazie ora adesso questo questa " +
      "pulsante bottone link scheda icona",
  ),
  plain: set(
    "clicca fai clic premi prema premere tocca apri apra aprire vai andare mostra mostrare visualizza vedere vedi scegli seleziona porta",
  ),
  looking: set("vedi vedere apri mostra visualizza dettagli"),
  barred: set(
    "non mai senza nessun nessuna tranne se quando prima o poi quindi scrivi scriva scrivere inserisci inserire compila cerca cercare tutti tutte " +
      "tutto tutta ogni entrambi scorri e",
  ),
  kinds: set(
    "riga articolo libro pagina prodotto offerta carta messaggio notizia elemento lista tabella signor signora",
  ),
  groups: groupsOf(
    "vedere mostrare visualizzare dettagli; eliminare cancellare rimuovere togliere; modificare cambiare; annullare disdire; comprare acquistare; " +
      "avanti successivo continua; indietro precedente; stampare stampa; accedere entra; esci uscire disconnettere; scaricare download; salvare conservare",
  ),
  stem: (word) => word.replace(/(?:are|ere|ire|at[oaie]|a|e|i|o)$/u, ""),
};

const portuguese: OwnWords = {
  ...common,
  marks: set("os um uma de da ao à por favor meu minha quero queria gostaria pode podes poderia para"),
  silent: set(
    "o a os as um uma de do da dos das no na nos nas ao à aos em por favor meu minha me eu quero queria gostaria preciso pode podes poderia podia " +
      "para que já agora obrigado obrigada este esta botão link ícone separador aba",
  ),
  plain: set(
    "clica clique clicar carrega carregue pressiona toca abre abra abrir vai vá ir mostra mostre mostrar ver escolhe escolha seleciona selecione põe leva",
  ),
  looking: set("ver abrir mostrar detalhes consultar"),
  barred: set(
    "não nem nunca jamais sem nenhum nenhuma exceto se quando antes ou depois e escreve escreva escrever digita digite insere insira preenche " +
      "preencha procura procure pesquisa pesquise todos todas tudo cada ambos",
  ),
  kinds: set(
    "linha artigo livro página produto oferta cartão mensagem notícia elemento lista tabela senhor senhora",
  ),
  groups: groupsOf(
    "ver mostrar detalhes; apagar eliminar excluir remover tirar; guardar salvar gravar; alterar mudar editar modificar; cancelar anular; " +
      "seguinte próximo continuar avançar; anterior voltar; imprimir impressão; entrar iniciar; sair terminar; descarregar baixar",
  ),
  stem: (word) => word.replace(/(?:amos|emos|ad[oa]s?|id[oa]s?|ar|er|ir|as|os|es|em|am|a|e|o|s)$/u, ""),
};

const dutch: OwnWords = {
  ...common,
  marks: set("de het een mijn ik wil graag je u kun kunt zou op naar voor bij mij maar"),
  silent: set(
    "de het een mijn ons onze ik we wij wil willen zou zouden graag je jij u kun kan kunt mag op naar van voor bij in aan mij me maar even eens nu " +
      "toch ook weer alsjeblieft alstublieft deze dit die dat te om knop link tabblad icoon",
  ),
  plain: set(
    "klik klikken druk drukken tik open openen ga gaan toon tonen laat zien bekijk bekijken kies kiezen neem zet zetten breng",
  ),
  looking: set("bekijken bekijk openen details tonen"),
  barred: set(
    "niet geen nooit zonder behalve als wanneer voordat of dan daarna en vul vullen typ schrijf invullen invoeren zoek zoeken alle alles elke elk beide scroll",
  ),
  kinds: set(
    "regel rij artikel boek pagina product aanbieding kaart bericht nieuws item lijst tabel meneer mevrouw",
  ),
  groups: groupsOf(
    "bekijken tonen details; verwijderen wissen weggooien leegmaken; bewaren opslaan; wijzigen bewerken aanpassen veranderen; annuleren afbreken; kopen bestellen; " +
      "volgende verder; vorige terug; afdrukken printen; inloggen aanmelden; uitloggen afmelden; versturen verzenden sturen; reserveren boeken",
  ),
  stem: (word) => word.replace(/(?:en|e|t)$/u, "").replace(/(?<double>\p{L})\k<double>/gu, "$<double>"),
};

const polish: OwnWords = {
  ...common,
  marks: set("proszę chcę chciałbym chciałabym możesz mi dla mój moje moją moja tę się czy"),
  silent: set(
    "proszę cię chcę chciałbym chciałabym możesz mógłbyś mogłabyś mi mnie w we na z ze do dla mój moje moją moja tę ten ta to się czy już teraz " +
      "przycisk przycisku link kartę zakładkę ikonę",
  ),
  plain: set(
    "kliknij kliknąć naciśnij nacisnąć wciśnij otwórz otworzyć pokaż pokazać zobacz zobaczyć przejdź przejść wybierz wybrać wejdź",
  ),
  looking: set("zobacz pokaż otwórz szczegóły"),
  barred: set(
    "nie nigdy bez ani oprócz jeśli gdy kiedy zanim lub albo potem i wpisz wpisać wprowadź podaj wypełnij szukaj znajdź wszystkie wszystko każdy oba",
  ),
  kinds: set("wiersz artykuł książka strona produkt oferta karta wiadomość element lista tabela pan pani"),
  groups: groupsOf(
    "usunąć skasować; zapisać zachować; zmienić edytować; anulować odwołać; kupić zamówić; następny dalej; poprzedni wstecz; drukować wydrukować; " +
      "zalogować wejść; wylogować wyjść; wysłać prześlij; zarezerwować rezerwuj",
  ),
  stem: (word) =>
    word.replace(/(?:ować|ywać|uję|uj|ować|ać|ić|yć|eć|ąć|ami|ach|ów|om|ie|ij|sz|ę|ą|a|e|y|i|u|ń)$/u, ""),
};

const russian: OwnWords = {
  ...common,
  marks: set("в на из по для у с мне пожалуйста хочу можешь можете мой моя мою это эту этот"),
  silent: set(
    "в во на из по для у с со мне нам я мы пожалуйста хочу хотел хотела бы можешь можете нужно надо мой моя мою моё это эту этот эта уже теперь " +
      "кнопку кнопка ссылку вкладку",
  ),
  plain: set(
    "нажми нажмите нажать кликни кликните открой откройте открыть покажи покажите показать посмотреть перейди перейдите выбери выберите зайди",
  ),
  looking: set("открыть показать подробнее посмотреть"),
  barred: set(
    "не ни никогда без кроме если когда или потом затем и введи введите напиши напишите впиши укажи укажите заполни найди найдите поищи все всё каждый оба",
  ),
  kinds: set("строка статья книга страница товар карточка сообщение новость элемент список таблица"),
  groups: groupsOf(
    "удалить убрать стереть; сохранить записать; изменить редактировать поменять; отменить отмена; купить заказать; далее следующий; назад предыдущий; " +
      "напечатать печать; войти вход; выйти выход; отправить послать; забронировать бронь",
  ),
  stem: (word) =>
    word.replace(
      /(?:ировать|овать|ить|ать|ять|еть|ыть|ите|йте|ьте|ами|ями|ого|его|ой|ей|ом|ем|ов|ах|ий|ый|ая|и|й|у|ю|а|я|ы|е|ь)$/u,
      "",
    ),
};

const swedish: OwnWords = {
  ...common,
  marks: set("jag vill kan du på för av ett det min mitt mig tack snälla skulle från"),
  silent: set(
    "jag vi vill kan kunde skulle vilja du på till för av en ett den det de min mitt mina mig oss tack snälla i från nu bara gärna här " +
      "knappen länken fliken",
  ),
  plain: set("klicka tryck trycka öppna visa se gå välj välja ta"),
  looking: set("visa öppna se detaljer"),
  barred: set(
    "inte ingen inget aldrig utan om när innan eller sedan sen och skriv fyll ange sök leta alla allt varje båda",
  ),
  kinds: set("raden artikeln boken sidan produkten kortet meddelandet listan tabellen"),
  groups: groupsOf(
    "visa se detaljer; radera ta bort; spara behåll; ändra redigera; avbryt avboka; köp beställ; nästa vidare; föregående tillbaka; logga",
  ),
  stem: (word) => word.replace(/(?:arna|orna|erna|ades|ade|ar|er|or|en|et|na|a|e|n|t|s)$/u, ""),
};

export const furtherOwnWords: readonly OwnWords[] = [
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  russian,
  swedish,
];
