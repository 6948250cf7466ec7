import { useNavigate } from 'react-router';
import { IconButton } from './icon-button.tsx';
import { backIcon } from './icons.tsx';

/** To the page before; from a page opened by a link from elsewhere, to `fallback`. */
export function BackButton({ fallback = '/' }: { fallback?: string }) {
  const navigate = useNavigate();
  const goBack = () => {
    const state = history.state as { idx?: number } | null;
    void (state?.idx ? navigate(-1) : navigate(fallback, { replace: true }));
  };
  return <IconButton icon={backIcon} label="뒤로" onClick={goBack} />;
}
