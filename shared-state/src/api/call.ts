import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { localError } from './api-error.ts';

/** What calls the server comes with the first call: a page stands there without it. */
const client = () => import(/* webpackChunkName: "calls" */ './client.ts');

/** Makes a call; rejects with `ApiError`. */
export async function call<T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  const { api } = await client().catch(() => {
    throw localError('network');
  });
  return api.request<T>(config);
}
