import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

interface Props extends Pick<NavigateOptions, 'replace' | 'state'> {
  to: string;
}

/** Leads somewhere else as soon as it is there, and draws nothing. */
export function Navigate({ to, replace, state }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}
