interface Words {
  title: string;
  text: string;
  /** Label of the link that loads the page once more. */
  again: string;
}

/** What the gateway says when the API has not answered yet and nothing is known of the site. */
const unavailable: Record<string, Words> = {
  da: {
    title: 'Lige et øjeblik',
    text: 'Vi er straks tilbage. Prøv igen om lidt.',
    again: 'Prøv igen',
  },
  de: {
    title: 'Einen Moment',
    text: 'Wir sind gleich wieder da. Versuch es in Kürze noch einmal.',
    again: 'Noch einmal',
  },
  en: {
    title: 'One moment',
    text: 'We will be right back. Try again shortly.',
    again: 'Try again',
  },
  es: {
    title: 'Un momento',
    text: 'Volvemos enseguida. Inténtalo de nuevo en un momento.',
    again: 'Reintentar',
  },
  fi: {
    title: 'Hetkinen',
    text: 'Palaamme pian. Yritä hetken päästä uudelleen.',
    again: 'Yritä taas',
  },
  fr: {
    title: 'Un instant',
    text: 'Nous revenons tout de suite. Réessaie dans un instant.',
    again: 'Réessayer',
  },
  it: {
    title: 'Un attimo',
    text: 'Torniamo subito. Riprova tra poco.',
    again: 'Riprova',
  },
  nb: {
    title: 'Et øyeblikk',
    text: 'Vi er straks tilbake. Prøv igjen om litt.',
    again: 'Prøv igjen',
  },
  nl: {
    title: 'Een momentje',
    text: 'We zijn zo terug. Probeer het straks opnieuw.',
    again: 'Probeer opnieuw',
  },
  pl: {
    title: 'Chwileczkę',
    text: 'Zaraz wracamy. Spróbuj ponownie za moment.',
    again: 'Jeszcze raz',
  },
  sv: {
    title: 'Ett ögonblick',
    text: 'Vi är strax tillbaka. Försök igen om en stund.',
    again: 'Försök igen',
  },
};

/** What a browser shows that reaches nobody and has no page of a member. */
const offline: Record<string, Words> = {
  da: {
    title: 'Du er offline',
    text: 'Så snart du har forbindelse igen, kommer siden tilbage af sig selv.',
    again: 'Prøv igen',
  },
  de: {
    title: 'Du bist offline',
    text: 'Sobald du wieder Verbindung hast, kommt diese Seite von selbst zurück.',
    again: 'Noch einmal',
  },
  en: {
    title: 'You are offline',
    text: 'As soon as you have a connection again, this page comes back by itself.',
    again: 'Try again',
  },
  es: {
    title: 'Estás sin conexión',
    text: 'En cuanto vuelvas a tener conexión, esta página volverá sola.',
    again: 'Reintentar',
  },
  fi: {
    title: 'Et ole verkossa',
    text: 'Sivu palaa itsestään heti, kun yhteys toimii taas.',
    again: 'Yritä taas',
  },
  fr: {
    title: 'Tu es hors ligne',
    text: 'Dès que la connexion est rétablie, cette page revient toute seule.',
    again: 'Réessayer',
  },
  it: {
    title: 'Sei offline',
    text: 'Appena c’è di nuovo connessione, questa pagina torna da sola.',
    again: 'Riprova',
  },
  nb: {
    title: 'Du er uten nett',
    text: 'Så snart du har nett igjen, kommer siden tilbake av seg selv.',
    again: 'Prøv igjen',
  },
  nl: {
    title: 'Je bent offline',
    text: 'Zodra je weer verbinding hebt, komt deze pagina vanzelf terug.',
    again: 'Probeer opnieuw',
  },
  pl: {
    title: 'Jesteś offline',
    text: 'Gdy tylko wróci połączenie, ta strona wczyta się sama.',
    again: 'Jeszcze raz',
  },
  sv: {
    title: 'Du är offline',
    text: 'Så snart du har uppkoppling igen kommer sidan tillbaka av sig själv.',
    again: 'Försök igen',
  },
};

export const spokenLanguages = Object.keys(unavailable);

export const isSpoken = (language: string | undefined) =>
  spokenLanguages.some((one) => one === language);

export interface Said extends Words {
  language: string;
}

/** The words of a page of the gateway's own, in a language, else in English. */
function wordsFor(texts: Record<string, Words>, wanted: string): Said {
  const language = texts[wanted] ? wanted : 'en';
  return { language, ...(texts[language] as Words) };
}

export const unavailableWords = (language: string): Said => wordsFor(unavailable, language);

export const offlineWords = (language: string): Said => wordsFor(offline, language);
