import { type AxiosError, isAxiosError } from 'axios';
import { ApiError, errorFromAnswer, type LocalErrorCode, localError } from './api-error.ts';

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return localError('bad_answer');
  if (error.response && error.response.status >= 400) {
    return errorFromAnswer(error.response.status, parsed(error.response.data));
  }
  return localError(localCode(error), error.response?.status);
}

function localCode(error: AxiosError): LocalErrorCode {
  if (error.code === 'ERR_CANCELED') return 'cancelled';
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return 'timeout';
  return error.response ? 'bad_answer' : 'network';
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
