-- Banks of the ways to pay that ask for one, beside iDEAL's. A provider that asks itself lists none.
insert into banks (id, country, method, name, position) values
  ('eps_BKAUATWW', 'AT', 'eps', 'Bank Austria', 1),
  ('eps_BAWAATWW', 'AT', 'eps', 'BAWAG', 2),
  ('eps_EASYATW1', 'AT', 'eps', 'easybank', 3),
  ('eps_GIBAATWW', 'AT', 'eps', 'Erste Bank und Sparkassen', 4),
  ('eps_HYPTAT22', 'AT', 'eps', 'Hypo Tirol Bank', 5),
  ('eps_OBKLAT2L', 'AT', 'eps', 'Oberbank', 6),
  ('eps_RZOOAT2L', 'AT', 'eps', 'Raiffeisen', 7),
  ('eps_VBOEATWW', 'AT', 'eps', 'Volksbank', 8),
  ('przelewy24_ALBPPLPW', 'PL', 'przelewy24', 'Alior Bank', 1),
  ('przelewy24_PPABPLPK', 'PL', 'przelewy24', 'BNP Paribas', 2),
  ('przelewy24_AGRIPLPR', 'PL', 'przelewy24', 'Credit Agricole', 3),
  ('przelewy24_INGBPLPW', 'PL', 'przelewy24', 'ING Bank Śląski', 4),
  ('przelewy24_BREXPLPW', 'PL', 'przelewy24', 'mBank', 5),
  ('przelewy24_BIGBPLPW', 'PL', 'przelewy24', 'Bank Millennium', 6),
  ('przelewy24_NESBPLPW', 'PL', 'przelewy24', 'Nest Bank', 7),
  ('przelewy24_PKOPPLPW', 'PL', 'przelewy24', 'Bank Pekao', 8),
  ('przelewy24_BPKOPLPW', 'PL', 'przelewy24', 'PKO Bank Polski', 9),
  ('przelewy24_WBKPPLPP', 'PL', 'przelewy24', 'Santander', 10),
  ('przelewy24_GBGCPLPK', 'PL', 'przelewy24', 'VeloBank', 11);

-- It takes no New Zealand dollars.
update payment_methods set active = false where country = 'NZ' and method = 'paysafecard';
