import { redirect, redirectDocument } from 'react-router';
import { ApiError } from '@wolha/contract/client';
import { orErrorPage } from '#lib/load.server.ts';
import { paths } from '#lib/paths.ts';
import type { Visit } from '#lib/visit.ts';

export interface LoadedAnalysis {
  orderId: string;
  title: string;
  chapters: readonly string[];
}

interface AskedAnalysis {
  orderId: string;
  resultId: string;
  resultPath: string;
}

/**
 * What is being written for an order. Somebody else's order shows nothing; the watching then says so. Where there is
 * nothing to watch any more, it leads on: to the reading, or to the payment page for an order that was not paid in the
 * end.
 */
export async function loadAnalysis({ api }: Visit, asked: AskedAnalysis): Promise<LoadedAnalysis> {
  const { orderId } = asked;
  try {
    const { order } = await api('GET /v1/orders/{orderId}', { params: { orderId } });
    if (order.state === 'fulfilled' && order.resultId === asked.resultId) throw redirect(asked.resultPath);
    if (order.state === 'failed' || order.state === 'expired')
      throw redirectDocument(paths.paymentFailed(orderId));
    if (order.fortuneContentId === null) return { orderId, title: order.orderName, chapters: [] };
    const { fortuneContent } = await orErrorPage(
      api('GET /v1/fortune-content/{id}', { params: { id: order.fortuneContentId } }),
    );
    return { orderId, title: fortuneContent.title, chapters: fortuneContent.chapters };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode < 500)
      return { orderId, title: '프리미엄 풀이', chapters: [] };
    throw error;
  }
}
