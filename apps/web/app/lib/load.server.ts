import { data } from 'react-router';
import { ApiError } from '@wolha/contract/client';

/**
 * Turns a failure of the API into the page the reader should see: what is missing is a 404 page, everything else
 * keeps its status and its words.
 */
export async function orErrorPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw data({ code: error.code, message: error.message }, { status: error.statusCode || 503 });
  }
}
