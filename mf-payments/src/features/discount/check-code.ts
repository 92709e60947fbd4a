import { ApiError, type DiscountCode, get } from '@afterglow/shared-state';

/** Why a code cannot be used; `other` comes with words of the server. */
export type CodeProblem = 'required' | 'notFound' | 'used' | 'expired' | 'held' | 'other';

export type CheckedCode = { code: DiscountCode } | { problem: CodeProblem; message?: string };

/** Looks a code up for this member. */
export async function checkCode(typed: string): Promise<CheckedCode> {
  const code = typed.trim();
  if (!code) return { problem: 'required' };
  try {
    const query = { code };
    const answer = await get('/api/discountcode.php', { query });
    const { expired, status } = answer.discountcode;
    if (expired || status !== 'active') return { problem: 'expired' };
    return { code: answer.discountcode };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { problem: 'notFound' };
    if (error.code === 'already_used') return { problem: 'used' };
    if (error.code === 'discountcode_held') return { problem: 'held' };
    if (error.status === 410) return { problem: 'expired' };
    return { problem: 'other', message: error.message };
  }
}
