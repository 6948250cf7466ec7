import { createServer, type ServerResponse } from 'node:http';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { RunningShop } from '../e2e/start-shop.ts';
import { findChromium } from '../scripts/chromium.ts';
import { median, type BenchRow } from './table.ts';

const ROUNDS = 5;
/** A cheap phone on a slow line: 4x slower CPU, 1.6 Mbps, 150 ms. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const JS_BAR = 110 * 1024;
const ALL_BAR = 250 * 1024;

interface FirstLoad {
  lcp: number;
  shift: number;
  scriptBytes: number;
  allBytes: number;
}

/** The home's first load, and the time to its largest paint against a static twin of the same page without scripts. */
export async function benchFirstLoad(shop: RunningShop): Promise<BenchRow[]> {
  const found = findChromium();
  if (found === null) return [];
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  const twin = await serveTwin(shop.url);
  const ours: FirstLoad[] = [];
  const twins: FirstLoad[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      twins.push(await load(browser, twin.url));
      ours.push(await load(browser, `${shop.url}/`));
    }
  } finally {
    twin.stop();
    await browser.close();
  }
  const of = (loads: readonly FirstLoad[], key: keyof FirstLoad): number =>
    median(loads.map((one) => one[key]));
  const ratio = of(ours, 'lcp') / of(twins, 'lcp');
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    {
      what: 'home, largest paint on a cheap phone',
      measured: `${Math.round(of(ours, 'lcp'))} ms`,
      against: `static twin ${Math.round(of(twins, 'lcp'))} ms`,
      ratio: ratio.toFixed(2),
      bar: '≤ 1.25',
      holds: ratio <= 1.25,
    },
    {
      what: 'home, scripts of the first load (brotli)',
      measured: kilobytes(of(ours, 'scriptBytes')),
      against: 'limit 110 KB',
      ratio: (of(ours, 'scriptBytes') / JS_BAR).toFixed(2),
      bar: '≤ 1.00',
      holds: of(ours, 'scriptBytes') <= JS_BAR,
    },
    {
      what: 'home, everything of the first load',
      measured: kilobytes(of(ours, 'allBytes')),
      against: 'limit 250 KB',
      ratio: (of(ours, 'allBytes') / ALL_BAR).toFixed(2),
      bar: '≤ 1.00',
      holds: of(ours, 'allBytes') <= ALL_BAR,
    },
    {
      what: 'home, layout shift',
      measured: of(ours, 'shift').toFixed(3),
      against: 'limit 0.020',
      ratio: (of(ours, 'shift') / 0.02).toFixed(2),
      bar: '≤ 1.00',
      holds: of(ours, 'shift') <= 0.02,
    },
  ];
}

async function load(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchPaints(page);
  await page.goto(url, { waitUntil: 'load' });
  // Scripts are asked for after the first paint, and count as well.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const { lcp, shift } = await page.evaluate(
    () => (globalThis as unknown as { paints: { lcp: number; shift: number } }).paints,
  );
  const { script: scriptBytes, all: allBytes } = await countBytes(page);
  await context.close();
  return { lcp, shift, scriptBytes, allBytes };
}

/** Notes the largest paint and the layout shifts from the very start of the page. */
const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const paints = { lcp: 0, shift: 0 };
    (globalThis as unknown as { paints: typeof paints }).paints = paints;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Bytes of bodies as they were sent, scripts apart, by the browser's own account. */
const countBytes = (page: Page): Promise<{ script: number; all: number }> =>
  page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const sum = (list: readonly PerformanceResourceTiming[]): number =>
      list.reduce((total, entry) => total + entry.encodedBodySize, 0);
    return {
      script: sum(entries.filter((entry) => new URL(entry.name).pathname.endsWith('.js'))),
      all: sum(entries),
    };
  });

/** The same page without its scripts; pictures and fonts come from the shop itself. */
async function serveTwin(shopUrl: string): Promise<{ url: string; stop: () => void }> {
  const html = (await (await fetch(`${shopUrl}/`)).text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    void relay(`${shopUrl}${request.url}`, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

async function relay(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
