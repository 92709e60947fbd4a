/** Cities that GeoNames lists by another name than the people there write. */
export const localNames: Record<string, string> = {
  'NL The Hague': 'Den Haag',
  'NL Almere Stad': 'Almere',
  'BE Brussels': 'Brussel',
  'BE Ostend': 'Oostende',
  'DE Munich': 'München',
  'AT Vienna': 'Wien',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  'PL Warsaw': 'Warszawa',
  'DK Copenhagen': 'København',
  'DK Århus': 'Aarhus',
  'FI Hyvinge': 'Hyvinkää',
  'FI Sibbo': 'Sipoo',
  'FI Lovisa': 'Loviisa',
  'CH Sitten': 'Sion',
  'CH Sankt Gallen': 'St. Gallen',
  'IE Luimneach': 'Limerick',
  'IE Gaillimh': 'Galway',
  'IE Loch Garman': 'Wexford',
  'ES Cadiz': 'Cádiz',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'ES Donostia / San Sebastián': 'Donostia-San Sebastián',
  'ES Arrasate / Mondragón': 'Arrasate-Mondragón',
  'ES Laudio / Llodio': 'Laudio-Llodio',
  'PL Bielsko-Biala': 'Bielsko-Biała',
};

/** Quarters that GeoNames lists as cities. */
export const quarters =
  /^(?:CH .*\(Kreis \d+\)|ES (?:Sant Martí|Ciudad Lineal)|PL (?:Mokotów|Praga Południe)|AT Straßgang)$/;
