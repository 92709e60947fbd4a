import { type TSchema, Type } from 'typebox';
import { languages } from './languages.ts';

/** An opaque id of ours, 26 characters. */
export const Id = Type.String({ pattern: '^[0-9a-z]{26}$' });
/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' });
/** A day, `1990-05-14`. */
export const Day = Type.String({ format: 'date' });
/** ISO 3166 code of a country. */
export const Country = Type.String({ pattern: '^[A-Z]{2}$' });
/** ISO 4217 code. Amounts are whole numbers of its minor unit. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
export const Language = Type.Enum(languages, { $id: 'Language' });
/**
 * What an e-mail address is, here and, through the contract, in the pages. Narrower than the
 * standard: a domain has a dot, and nothing is quoted.
 */
const pattern =
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$";
export const Email = Type.String({ $id: 'Email', pattern, maxLength: 254 });

const email = new RegExp(pattern);
export const isEmail = (text: string) => email.test(text);

export const Nothing = Type.Null();

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A body or a query that takes exactly these fields; any other is refused. */
export const Closed = <T extends Record<string, TSchema>>(
  fields: T,
  options: { $id?: string } = {},
) => Type.Object(fields, { ...options, additionalProperties: false });

export const FieldProblem = Type.Object(
  {
    field: Type.String(),
    code: Type.String(),
    message: Type.String(),
  },
  { $id: 'FieldProblem' },
);

/** Every refusal looks like this; `details` is a list for 400 `validation`. */
export const ErrorAnswer = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      details: Type.Union([
        Type.Array(FieldProblem),
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      ]),
    }),
  },
  { $id: 'ErrorAnswer' },
);

/** Add to `response` of every route: all refusals have one shape. */
export const Refusals = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
