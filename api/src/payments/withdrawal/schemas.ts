import { Type } from 'typebox';
import { Closed, Currency, Email, Id, Time } from '../../platform/shapes.ts';

/** An order and what its unused credits bring back. */
export const Withdrawal = Type.Object(
  {
    payment_id: Id,
    ordered_at: Time,
    /** What was bought, and paid for it. */
    credits: Type.Integer(),
    paid: Type.Integer(),
    currency: Currency,
    /** What goes back, or went back when it is done. */
    unused: Type.Integer(),
    amount: Type.Integer(),
    /** Whether Premium ends with it: nothing that was bought is left then. */
    ends_premium: Type.Boolean(),
    /** A moment of the last day, all of which counts. */
    until: Time,
    state: Type.Enum(['possible', 'nothing', 'late', 'done']),
  },
  { $id: 'Withdrawal' },
);
export const WithdrawalAnswer = Type.Object({ withdrawal: Withdrawal });

const Token = Type.String({ pattern: '^[\\w-]{20,100}$' });

/** GET /api/withdrawal.php?payment= of who is logged in, or ?token= of a mailed link. */
export const WithdrawalQuery = Closed({
  payment: Type.Optional(Id),
  token: Type.Optional(Token),
});

/**
 * PUT /api/withdrawal.php does it. `seen` is what the page showed: when that is another by now, 409
 * withdrawal_changed and nothing is returned.
 */
export const WithdrawBody = Closed({
  payment: Type.Optional(Id),
  token: Type.Optional(Token),
  seen: Type.Optional(
    Closed({
      unused: Type.Integer({ minimum: 0 }),
      amount: Type.Integer({ minimum: 0 }),
      ends_premium: Type.Boolean(),
    }),
  ),
});

/** POST /api/withdrawal.php mails the link to who ordered. */
export const AskBody = Closed({
  reference: Type.String({ minLength: 8, maxLength: 40, pattern: '^[#0-9A-Za-z -]*$' }),
  email: Email,
});
