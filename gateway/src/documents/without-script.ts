/** For browsers that run no scripts: what stands there can be read, and little can be done. */
const words: Record<string, string> = {
  da: 'Slå JavaScript til i din browser for at komme videre herfra.',
  de: 'Schalte JavaScript in deinem Browser ein, um von hier aus weiterzukommen.',
  en: 'Turn on JavaScript in your browser to go on from here.',
  es: 'Activa JavaScript en tu navegador para seguir adelante.',
  fi: 'Ota JavaScript käyttöön selaimessasi, niin pääset tästä eteenpäin.',
  fr: 'Active JavaScript dans ton navigateur pour continuer.',
  it: 'Attiva JavaScript nel tuo browser per andare avanti.',
  nb: 'Slå på JavaScript i nettleseren din for å komme videre herfra.',
  nl: 'Zet JavaScript aan in je browser om hier verder te gaan.',
  pl: 'Włącz JavaScript w przeglądarce, aby przejść dalej.',
  sv: 'Slå på JavaScript i din webbläsare för att komma vidare härifrån.',
};

export const withoutScript = (language: string): string => words[language] ?? words.en ?? '';
