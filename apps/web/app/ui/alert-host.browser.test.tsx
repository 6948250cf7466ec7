import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { OverlayHistory } from '#lib/overlay.tsx';
import { AlertHost } from './alert-host.tsx';
import { useAlert } from './use-alert.ts';
import '#styles/app.css';

const answers: string[] = [];

function Page() {
  const { alert, confirm } = useAlert();
  const tell = async (message: string) => {
    await alert(message);
    answers.push(`read: ${message}`);
  };
  const ask = async () => {
    answers.push(
      (await confirm('함께 사라져요.', { title: '정말 삭제하시겠습니까?', confirmLabel: '삭제' }))
        ? 'yes'
        : 'no',
    );
  };
  return (
    <>
      <OverlayHistory />
      <AlertHost />
      <button onClick={() => void tell('하나')}>tell</button>
      <button onClick={() => void ask()}>ask</button>
      <button
        onClick={() => {
          void tell('하나');
          void tell('둘');
        }}
      >
        tell two
      </button>
    </>
  );
}

const click = (name: string) => userEvent.click(page.getByText(name, { exact: true }));
const answered = (...expected: string[]) => vi.waitFor(() => expect(answers).toEqual(expected));

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  answers.length = 0;
  history.pushState({ idx: 0 }, '', '/page');
  router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  await render(<RouterProvider router={router} />);
});

afterEach(async () => {
  await cleanup();
  router.dispose();
});

describe('alert', () => {
  test('is an alert dialog whose message is its description, with the focus on its button', async () => {
    await click('tell');
    const dialog = page.getByRole('alertdialog', { name: '알림' });
    await expect.element(dialog).toHaveAccessibleDescription('하나');
    expect(document.activeElement?.textContent).toBe('확인');
    await userEvent.keyboard('{Enter}');
    await answered('read: 하나');
  });

  test('waits its turn behind another', async () => {
    await click('tell two');
    await expect.element(page.getByText('하나')).toBeVisible();
    await click('확인');
    await answered('read: 하나');
    await expect.element(page.getByText('둘')).toBeVisible();
    await click('확인');
    await answered('read: 하나', 'read: 둘');
  });
});

describe('confirm', () => {
  test.each([
    ['삭제', 'yes'],
    ['취소', 'no'],
  ])('pressed %s answers %s', async (label, expected) => {
    await click('ask');
    await click(label);
    await answered(expected);
  });

  test('closed by Esc answers no', async () => {
    await click('ask');
    await userEvent.keyboard('{Escape}');
    await answered('no');
  });

  test('closed by Back answers no, and the next one starts anew', async () => {
    await click('ask');
    history.back();
    await answered('no');
    await click('ask');
    await click('삭제');
    await answered('no', 'yes');
  });
});
