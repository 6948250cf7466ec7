import { useShop } from '#lib/use-shop.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { shareIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAlert } from '#ui/use-alert.ts';

/** Sends the page on to a friend. */
export function ShareButton() {
  const { shop } = useShop();
  const { alert } = useAlert();
  const send = async (): Promise<void> => {
    const { pageToShare, share } = await import('#lib/share.ts');
    const page = pageToShare();
    const end = await share(page, shop.kakaoKey);
    if (end === 'copied') showToast('주소를 복사했습니다.');
    if (end === 'failed') await alert(page.url, { title: '이 주소를 복사해 보내 주세요' });
  };
  return <IconButton icon={shareIcon} label="공유하기" onClick={() => void send()} />;
}
