import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';
import '#styles/app.css';

afterEach(async () => {
  dismissToast();
  await cleanup();
});

test('a message is a status, an error an alert', async () => {
  await render(<Toaster />);
  showToast('링크를 복사했어요.');
  await expect.element(page.getByRole('status')).toHaveTextContent('링크를 복사했어요.');
  showToast('크레딧 구매 중 오류가 발생했습니다.', { tone: 'error' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('크레딧 구매 중 오류가 발생했습니다.');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('its action acts once and takes it away', async () => {
  const onPress = vi.fn();
  await render(<Toaster />);
  showToast('지웠어요.', { action: { label: '되돌리기', onPress } });
  await userEvent.click(page.getByText('되돌리기'));
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('rises anew into the top layer when a dialog lies over the page', async () => {
  await render(
    <>
      <dialog id="modal" data-modal>
        under
      </dialog>
      <Toaster />
    </>,
  );
  document.querySelector<HTMLDialogElement>('#modal')?.showModal();
  const rise = vi.spyOn(HTMLElement.prototype, 'showPopover');
  showToast('보여요');
  await expect.element(page.getByText('보여요')).toBeVisible();
  expect(rise).toHaveBeenCalledOnce();
  rise.mockRestore();
});
