import type { APIRequestContext } from '@playwright/test';
import { checkAnswer } from '../../support/contract-check.ts';

interface ApiAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Calls the shop's API. `url` is a path; a body is sent as JSON. Throws when the answer differs from the contract. */
export interface Api {
  get<Body>(url: string): Promise<ApiAnswer<Body>>;
  post<Body>(url: string, data?: object): Promise<ApiAnswer<Body>>;
  put<Body>(url: string, data: object): Promise<ApiAnswer<Body>>;
}

export function createApi(request: APIRequestContext): Api {
  const send = async <Body>(method: 'GET' | 'POST' | 'PUT', url: string, data?: object): Promise<ApiAnswer<Body>> => {
    const response = await request.fetch(url, { method, ...(data ? { data } : {}) });
    const body = await response.text();
    checkAnswer({ method, url, status: response.status(), headers: response.headers(), body });
    return { status: response.status(), body: (body ? JSON.parse(body) : undefined) as Body };
  };
  return {
    get: (url) => send('GET', url),
    post: (url, data) => send('POST', url, data),
    put: (url, data) => send('PUT', url, data),
  };
}
