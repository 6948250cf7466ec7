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

/** For a part of a page that may stand empty: a failure is told to the log, and the page says so in its own place. */
export async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    console.error(error);
    return null;
  }
}
