import type { TestApp } from './app.ts';

/** What is kept of what a member's pages were told, of `type` if one is named. */
export async function told(
  { ctx }: Pick<TestApp, 'ctx'>,
  { id }: { id: string },
  type?: string,
): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const kept = ctx.db.selectFrom('live_events').select(['type', 'data']).where('user_id', '=', id);
  return (type === undefined ? kept : kept.where('type', '=', type)).execute();
}
