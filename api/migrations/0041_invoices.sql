-- Invoices and credit notes, numbered without gaps by company and year. They outlive the member's
-- data: what is on them is of the seller and the money.
create table invoice_numbers (
  company_id text not null references companies (id),
  year int not null,
  last int not null,
  primary key (company_id, year)
);

create table invoices (
  payment_id text not null references payments (id),
  -- 0 is the invoice; what went back later has credit notes 1, 2, …
  part int not null,
  company_id text not null references companies (id),
  year int not null,
  number int not null,
  -- In minor units, VAT included; below zero on a credit note.
  amount int not null,
  vat_permille int not null,
  -- The seller as it was then, and what it wrote to whom about what.
  seller jsonb not null,
  issued_at timestamptz not null,
  primary key (payment_id, part),
  unique (company_id, year, number)
);
