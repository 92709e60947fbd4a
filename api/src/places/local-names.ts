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
};
