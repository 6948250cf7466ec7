import type { FortuneContent } from '@wolha/contract';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { ShareButton } from './share-button.tsx';
import { Tag } from '#ui/tag.tsx';

/** The scene of a content with its name over the quiet foot of the picture. */
export function ContentHero({ content }: { content: FortuneContent }) {
  const tarot = content.serviceType === 'TAROT';
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title={content.title} end={<ShareButton />} />
      <header className="content-hero on-night">
        <img src={content.thumbnailImageUrl} alt="" width={400} height={500} fetchPriority="high" />
        <div className="content-hero-words">
          <Tag tone={tarot ? 'moon' : 'white'}>{tarot ? '타로' : '사주'}</Tag>
          <h1 className="title-serif mt-2.5 text-[1.75rem] leading-snug text-white">{content.title}</h1>
          <p className="mt-1.5 text-md leading-normal text-on-night-2">{content.subtitle}</p>
        </div>
      </header>
    </>
  );
}
