import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { OverlayHistory } from '#lib/overlay.tsx';
import { Shell } from '../shell.tsx';
import UiPage from './ui-page.tsx';
import '#styles/app.css';

/** The smallest a thumb finds (KWCAG asks for less). */
const TARGET = 44;

async function showAt(width: number): Promise<void> {
  await page.viewport(width, 844);
  history.replaceState({ idx: 0 }, '', '/dev/ui');
  const element = (
    <Shell>
      <OverlayHistory />
      <UiPage />
    </Shell>
  );
  await render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
}

/** What a finger really hits: the element, or the room `target` lays around it. */
function hitSize(element: Element): { width: number; height: number } {
  const own = element.getBoundingClientRect();
  const around = getComputedStyle(element, '::after');
  const grown = around.content === 'none' ? 0 : 1;
  return {
    width: Math.max(own.width, grown * Number.parseFloat(around.width)),
    height: Math.max(own.height, grown * Number.parseFloat(around.height)),
  };
}

afterEach(cleanup);

test.each([320, 390])('no piece is wider than a %i px view', async (width) => {
  await showAt(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('everything to press is big enough for a thumb', async () => {
  await showAt(390);
  const controls = [...document.querySelectorAll('main button, main a, summary, nav a, label:has(input)')];
  expect(controls.length).toBeGreaterThan(40);
  const small = controls
    .map((element) => ({ name: element.textContent || element.ariaLabel, ...hitSize(element) }))
    .filter(({ width, height }) => Math.round(width) < TARGET || Math.round(height) < TARGET);
  expect(small).toEqual([]);
});

test('every picture has its place before it is there', async () => {
  await showAt(390);
  const loose = [...document.images].filter((image) => !image.width || !image.getAttribute('height'));
  expect(loose).toEqual([]);
});
