import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

test.each([
  ['/premium-fortune-result/1', '/review?tag=saju'],
  ['/premium-tarot-result/1', '/review?tag=tarot'],
])('a reading not yet written, at %s, is waited for in its own list', async (address, list) => {
  const element = <ErrorPage status={409} />;
  await render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />,
  );
  await expect.element(page.getByRole('link', { name: '다시보기로 가기' })).toHaveAttribute('href', list);
});
