/**
 * ISO 3166-2 codes for GeoNames' own, of the countries whose regions we name by them. Those of the
 * other countries were written into profiles by GeoNames' code before, and stay.
 */
export const isoCodes: Record<string, Record<string, string>> = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
  AU: {
    '01': 'ACT',
    '02': 'NSW',
    '03': 'NT',
    '04': 'QLD',
    '05': 'SA',
    '06': 'TAS',
    '07': 'VIC',
    '08': 'WA',
  },
  NZ: {
    '10': 'CIT',
    E7: 'AUK',
    E8: 'BOP',
    E9: 'CAN',
    F1: 'GIS',
    F2: 'HKB',
    F3: 'MWT',
    F4: 'MBH',
    F5: 'NSN',
    F6: 'NTL',
    F7: 'OTA',
    F8: 'STL',
    F9: 'TKI',
    G1: 'WKO',
    G2: 'WGN',
    G3: 'WTC',
  },
};
