import { data } from 'react-router';
import { pageMeta } from '#lib/meta.ts';
import { ErrorPage } from '#features/chrome/error-page.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = () =>
  pageMeta({ title: '없는 페이지', description: '찾으시는 페이지가 없습니다.', hidden: true });

export default function NotFound() {
  return <ErrorPage status={404} />;
}
