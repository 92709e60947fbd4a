import { Type } from 'typebox';
import { Id, Nullable, Time } from '../platform/shapes.ts';

export const CreditCause = Type.Enum(
  ['signup', 'purchase', 'message', 'photo', 'gift', 'refund', 'reversal', 'withdrawal', 'grant'],
  { $id: 'CreditCause' },
);

export const LedgerEntry = Type.Object(
  {
    id: Id,
    amount: Type.Integer(),
    balance_after: Type.Integer(),
    cause: CreditCause,
    /** Whom it was about, when it was a message, photo or gift. */
    profile_name: Nullable(Type.String()),
    created_at: Time,
  },
  { $id: 'LedgerEntry' },
);

/** GET /api/ledger.php: every change of one's credits, newest first. */
export const LedgerQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
});
export const LedgerAnswer = Type.Object({
  credits: Type.Integer(),
  entries: Type.Array(LedgerEntry),
  cursor: Nullable(Type.String()),
});
