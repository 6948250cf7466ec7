import { ApiError } from '@wolha/contract/client';
import { orErrorPage } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';

export interface LoadedAnalysis {
  orderId: string;
  title: string;
  chapters: readonly string[];
}

/** What is being written for an order. Somebody else's order shows nothing; the watching then says so. */
export async function loadAnalysis({ api }: Visit, orderId: string): Promise<LoadedAnalysis> {
  try {
    const { order } = await api('GET /v1/orders/{orderId}', { params: { orderId } });
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
