import { createBrowserRouter, Link, Outlet, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { OverlayHistory, OverlayLink, useOverlay } from './overlay.tsx';
import '#styles/app.css';

let loads = 0;

function Shop() {
  const drawer = useOverlay('drawer');
  const dialog = useOverlay('dialog');
  const navigate = useNavigate();
  const leave = async () => {
    await drawer.close();
    await navigate('/away');
  };
  return (
    <main>
      <h1>shop</h1>
      <button onClick={drawer.open}>open drawer</button>
      <Drawer overlay={drawer} title="drawer">
        <OverlayLink to="/content">content</OverlayLink>
        <Link to="/content">plain link</Link>
        <button onClick={dialog.open}>open dialog</button>
        <button onClick={() => void leave()}>leave</button>
      </Drawer>
      <Dialog overlay={dialog} title="dialog">
        <OverlayLink to="/content">content from dialog</OverlayLink>
      </Dialog>
    </main>
  );
}

const Root = () => (
  <>
    <OverlayHistory />
    <Outlet />
  </>
);

const routes = [
  {
    element: <Root />,
    children: [
      { path: '/shop', element: <Shop />, loader: () => ++loads, HydrateFallback: () => null },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
  },
];

const openDialogs = () => [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.ariaLabel);
const entry = () => history.state as { idx: number; overlay?: unknown };
const click = (name: string) => userEvent.click(page.getByText(name, { exact: true }));

async function goBack(): Promise<void> {
  history.back();
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBe(null));
}

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  history.pushState({ idx: 0 }, '', '/start');
  router = createBrowserRouter(routes);
  await render(<RouterProvider router={router} />);
  await router.navigate('/shop');
  loads = 0;
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (let left = openDialogs().length; left > 0; left--) {
    history.back();
    await vi.waitFor(() => expect(openDialogs().length).toBeLessThan(left));
  }
  await cleanup();
  router.dispose();
});

describe('Back', () => {
  test('closes the drawer and stays on the page, whose data is not loaded again', async () => {
    await click('open drawer');
    expect(openDialogs()).toEqual(['drawer']);
    expect(entry().idx).toBe(2);

    await goBack();
    expect(location.pathname).toBe('/shop');
    expect(entry()).toMatchObject({ idx: 1 });
    expect(loads).toBe(0);
  });

  test('closes exactly the top one of two (B5)', async () => {
    await click('open drawer');
    await click('open dialog');
    expect(openDialogs()).toEqual(['drawer', 'dialog']);
    expect(entry().idx).toBe(3);

    history.back();
    await vi.waitFor(() => expect(openDialogs()).toEqual(['drawer']));
    await goBack();
    expect(entry().idx).toBe(1);
    expect(loads).toBe(0);
  });

  test('from the page a drawer link led to returns to the page without the drawer (B3)', async () => {
    await click('open drawer');
    await click('content');
    await expect.element(page.getByText('elsewhere')).toBeVisible();
    expect(entry().idx).toBe(2);

    history.back();
    await expect.element(page.getByText('shop', { exact: true })).toBeVisible();
    expect(openDialogs()).toEqual([]);
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe('/start'));
  });

  test('Forward from the page a nested dialog led to stays there (B6)', async () => {
    await click('open drawer');
    await click('open dialog');
    await click('content from dialog');
    await expect.element(page.getByText('elsewhere')).toBeVisible();
    const go = vi.spyOn(history, 'go');
    history.forward();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
    await vi.waitFor(() => expect(entry().idx).toBe(2));
    await expect.element(page.getByText('elsewhere')).toBeVisible();
  });

  test('from the page a dialog over a drawer led to returns to the page without either', async () => {
    await click('open drawer');
    await click('open dialog');
    await click('content from dialog');
    await expect.element(page.getByText('elsewhere')).toBeVisible();
    expect(entry().idx).toBe(2);

    history.back();
    await expect.element(page.getByText('shop', { exact: true })).toBeVisible();
    expect(openDialogs()).toEqual([]);
    expect(entry().idx).toBe(1);
  });

  test('over an entry that a plain link left behind steps on to the page', async () => {
    await click('open drawer');
    await click('plain link');
    await expect.element(page.getByText('elsewhere')).toBeVisible();
    expect(entry().idx).toBe(3);

    history.back();
    await expect.element(page.getByText('shop', { exact: true })).toBeVisible();
    await vi.waitFor(() => expect(entry().idx).toBe(1));
    expect(openDialogs()).toEqual([]);
  });
});

test('the way out is not shown again after the browser’s own Back (B10)', async () => {
  await click('open drawer');
  await vi.waitFor(() => expect(document.querySelector('dialog')?.getAnimations()).toEqual([]));
  history.back();
  await vi.waitFor(() => expect(openDialogs()).toEqual([]));
  expect(document.querySelector('dialog')?.getAnimations() ?? []).toEqual([]);
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));
});

describe('closing', () => {
  test('by the button takes its history entry away and gives the focus back', async () => {
    await click('open drawer');
    expect(document.activeElement?.ariaLabel).toBe('drawer');
    await userEvent.click(page.getByRole('button', { name: '닫기' }));
    await vi.waitFor(() => expect(openDialogs()).toEqual([]));
    expect(entry()).toMatchObject({ idx: 1 });
    expect(entry().overlay).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('open drawer');
  });

  test('by Esc closes exactly the top one, once (B9)', async () => {
    await click('open drawer');
    await click('open dialog');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(openDialogs()).toEqual(['drawer']));
    expect(entry().idx).toBe(2);
    expect(document.activeElement?.textContent).toBe('open dialog');
  });

  test('is over when close resolves, so that navigating then goes from the page itself (B2)', async () => {
    await click('open drawer');
    await click('leave');
    await vi.waitFor(() => expect(location.pathname).toBe('/away'));
    expect(entry().idx).toBe(2);
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe('/shop'));
  });

  test('after opening many times leaves the history as long as it was', async () => {
    await click('open drawer');
    await goBack();
    const length = history.length;
    await click('open drawer');
    await goBack();
    expect(history.length).toBe(length);
  });
});

describe('what is stale stays closed', () => {
  test('Forward does not reopen, and Back still leaves the page (B6)', async () => {
    await click('open drawer');
    await goBack();
    const go = vi.spyOn(history, 'go');
    history.forward();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
    await vi.waitFor(() => expect(entry().idx).toBe(1));
    expect(openDialogs()).toEqual([]);
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe('/start'));
  });

  test('a page out of the back/forward cache comes without its overlays (B7)', async () => {
    await click('open drawer');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(openDialogs()).toEqual([]));
    await vi.waitFor(() => expect(entry().idx).toBe(1));
  });

  test('a reloaded page steps off the entries of overlays that were open (B4)', async () => {
    await cleanup();
    router.dispose();
    const { key, ...state } = history.state as { key: string };
    for (const [depth, idx] of [
      [1, 2],
      [2, 3],
    ]) {
      history.pushState({ ...state, idx, key: `${key}:${depth}`, overlay: { base: key, depth } }, '');
    }

    router = createBrowserRouter(routes);
    await render(<RouterProvider router={router} />);
    await vi.waitFor(() => expect(history.state).toMatchObject({ idx: 1, key }));
    expect(openDialogs()).toEqual([]);
  });
});

test('without a gesture of the reader it opens, and adds no entry that the browser would skip (B1)', async () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ isActive: false } as UserActivation);
  await click('open drawer');
  expect(openDialogs()).toEqual(['drawer']);
  expect(entry().idx).toBe(1);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(openDialogs()).toEqual([]));
  expect(location.pathname).toBe('/shop');
});
