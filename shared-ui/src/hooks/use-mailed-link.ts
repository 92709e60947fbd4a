import { useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMailedToken } from './use-mailed-token.ts';

/** `sent`: on its way to the server, from where no answer has come. */
type Stage = 'new' | 'sent' | 'done';

interface MailedLink {
  token: string | null;
  /** How far it was here before the page was loaded anew. */
  stage: Stage;
  /** From now on a reload finds it so: a token that is spent would be refused. */
  keep: (stage: Stage) => void;
}

const kept = { new: {}, sent: { sent: true }, done: { done: true } };

/** The token of a mailed link that works once, and whether it has. */
export function useMailedLink(): MailedLink {
  const token = useMailedToken();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [stage] = useState<Stage>(() => {
    const { done, sent } = (state ?? {}) as { done?: true; sent?: true };
    return done ? 'done' : sent ? 'sent' : 'new';
  });

  // Whoever went on before a late answer came is not taken back.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const keep = useCallback(
    (stage: Stage) => {
      if (!isHere.current) return;
      const state = { ...(stage !== 'done' && { token }), ...kept[stage] };
      void navigate(pathname, { replace: true, state });
    },
    [pathname, navigate, token],
  );

  return { token, stage, keep };
}
