-- Prices by currency; every country sells in its own.
with countries (country, currency) as (values
  ('NL', 'EUR'), ('BE', 'EUR'), ('DE', 'EUR'), ('AT', 'EUR'), ('FR', 'EUR'), ('IT', 'EUR'),
  ('ES', 'EUR'), ('IE', 'EUR'), ('FI', 'EUR'), ('GB', 'GBP'), ('US', 'USD'), ('CA', 'CAD'),
  ('AU', 'AUD'), ('NZ', 'NZD'), ('CH', 'CHF'), ('PL', 'PLN'), ('DK', 'DKK'), ('SE', 'SEK'),
  ('NO', 'NOK')
), prices (currency, p0, p1, p2, p3) as (values
  ('EUR', 999, 2499, 5499, 11999), ('GBP', 899, 2199, 4799, 10499),
  ('USD', 1099, 2699, 5999, 12999), ('CAD', 1499, 3699, 8199, 17999),
  ('AUD', 1599, 3999, 8799, 19199), ('NZD', 1699, 4199, 9299, 20399),
  ('CHF', 999, 2499, 5499, 11999), ('PLN', 3999, 9999, 21999, 47999),
  ('DKK', 7500, 18500, 41000, 89500), ('SEK', 11500, 28500, 62500, 136500),
  ('NOK', 11500, 28500, 62500, 136500)
), tiers (tier, credits, popular) as (values
  ('p0', 50, false), ('p1', 150, true), ('p2', 400, false), ('p3', 1000, false)
)
insert into packages (id, country, currency, tier, credits, amount, popular)
select lower(country) || '-' || credits, country, currency, tier, credits,
  case tier when 'p0' then p0 when 'p1' then p1 when 'p2' then p2 else p3 end, popular
from countries join prices using (currency) cross join tiers;

-- Giropay and Sofort were shut down in 2024; a direct debit needs its mandate form first.
insert into payment_methods (country, method, position, active)
select country, method, position, method not in ('giropay', 'sofort', 'sdd')
from (values
  ('NL', array['ideal', 'creditcard', 'paypal', 'applepay', 'sdd', 'maestro', 'paysafecard', 'banktransfer']),
  ('BE', array['bancontact', 'creditcard', 'paypal', 'applepay', 'sdd', 'maestro', 'paysafecard', 'banktransfer']),
  ('DE', array['paypal', 'creditcard', 'applepay', 'sdd', 'giropay', 'sofort', 'maestro', 'paysafecard', 'banktransfer']),
  ('AT', array['eps', 'creditcard', 'paypal', 'applepay', 'sdd', 'sofort', 'paysafecard', 'banktransfer']),
  ('CH', array['twint', 'creditcard', 'paypal', 'applepay', 'sofort', 'paysafecard']),
  ('FR', array['cartebancaire', 'visa', 'mastercard', 'paypal', 'applepay', 'sdd', 'paysafecard']),
  ('IT', array['creditcard', 'paypal', 'postepay', 'nexi', 'satispay', 'applepay', 'sdd', 'paysafecard']),
  ('ES', array['visa', 'mastercard', 'paypal', 'applepay', 'sdd', 'paysafecard']),
  ('PL', array['blik', 'przelewy24', 'visa', 'mastercard', 'paypal', 'applepay', 'paysafecard']),
  ('DK', array['dankort', 'mobilepay', 'visa', 'mastercard', 'paypal', 'applepay']),
  ('FI', array['mobilepay', 'visa', 'mastercard', 'paypal', 'applepay', 'banktransfer']),
  ('SE', array['swish', 'visa', 'mastercard', 'paypal', 'applepay']),
  ('NO', array['vipps', 'visa', 'mastercard', 'paypal', 'applepay']),
  ('GB', array['visa', 'mastercard', 'maestro', 'paypal', 'applepay', 'paysafecard']),
  ('IE', array['visa', 'mastercard', 'paypal', 'applepay', 'sdd', 'paysafecard']),
  ('US', array['visa', 'mastercard', 'paypal', 'applepay']),
  ('CA', array['visa', 'mastercard', 'paypal', 'applepay', 'paysafecard']),
  ('AU', array['visa', 'mastercard', 'paypal', 'applepay', 'paysafecard']),
  ('NZ', array['visa', 'mastercard', 'paypal', 'applepay', 'paysafecard'])
) as list (country, methods), unnest(methods) with ordinality as one (method, position);

insert into banks (id, country, method, name, position) values
  ('ideal_ABNANL2A', 'NL', 'ideal', 'ABN AMRO', 1),
  ('ideal_ASNBNL21', 'NL', 'ideal', 'ASN Bank', 2),
  ('ideal_BUNQNL2A', 'NL', 'ideal', 'bunq', 3),
  ('ideal_INGBNL2A', 'NL', 'ideal', 'ING', 4),
  ('ideal_KNABNL2H', 'NL', 'ideal', 'Knab', 5),
  ('ideal_NTSBDEB1', 'NL', 'ideal', 'N26', 6),
  ('ideal_RABONL2U', 'NL', 'ideal', 'Rabobank', 7),
  ('ideal_RBRBNL21', 'NL', 'ideal', 'RegioBank', 8),
  ('ideal_REVOLT21', 'NL', 'ideal', 'Revolut', 9),
  ('ideal_SNSBNL2A', 'NL', 'ideal', 'SNS', 10),
  ('ideal_TRIONL2U', 'NL', 'ideal', 'Triodos Bank', 11),
  ('ideal_FVLBNL22', 'NL', 'ideal', 'Van Lanschot Kempen', 12);

insert into discount_codes (id, code, kind, percentage, validity, created_at) values
  ('timebonus', 'TIMEBONUS25', 'timebonus', 25, 'once-per-user', '2024-01-01'),
  ('welcome', 'WELCOME25', 'welcome', 25, 'once-per-user', '2024-01-01');
