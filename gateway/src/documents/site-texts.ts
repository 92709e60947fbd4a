/** The two sentences the gateway itself may have to say, when nothing else can be reached. */
const unavailable: Record<string, { title: string; text: string }> = {
  da: { title: 'Lige et øjeblik', text: 'Vi er straks tilbage. Prøv igen om lidt.' },
  de: {
    title: 'Einen Moment',
    text: 'Wir sind gleich wieder da. Versuch es in Kürze noch einmal.',
  },
  en: { title: 'One moment', text: 'We will be right back. Try again shortly.' },
  es: { title: 'Un momento', text: 'Volvemos enseguida. Inténtalo de nuevo en un momento.' },
  fi: { title: 'Hetkinen', text: 'Palaamme pian. Yritä hetken päästä uudelleen.' },
  fr: { title: 'Un instant', text: 'On revient tout de suite. Réessaie dans un moment.' },
  it: { title: 'Un attimo', text: 'Torniamo subito. Riprova tra poco.' },
  nb: { title: 'Et øyeblikk', text: 'Vi er straks tilbake. Prøv igjen om litt.' },
  nl: { title: 'Een momentje', text: 'We zijn zo terug. Probeer het straks opnieuw.' },
  pl: { title: 'Chwileczkę', text: 'Zaraz wracamy. Spróbuj ponownie za moment.' },
  sv: { title: 'Ett ögonblick', text: 'Vi är strax tillbaka. Försök igen om en stund.' },
};

export const spokenLanguages = Object.keys(unavailable);

/** A page for when the API has not answered yet and nothing is known of the site. */
export function unavailablePage(language: string): string {
  const { title, text } = unavailable[language] ?? { title: 'One moment', text: '' };
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
}
