import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Init = ConstructorParameters<typeof URLSearchParams>[0];

/** Goes to the same page with these parameters, or with what a function makes of those before. */
type SetSearchParams = (
  next: Init | ((before: URLSearchParams) => Init),
  options?: NavigateOptions,
) => void;

/** The parameters of the address, and how to change them. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<SetSearchParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init)}`, options);
    },
    [params, navigate],
  );
  return [params, change];
}
