import { useDeferredValue } from 'react';
import type { FortuneCategory, FortuneContentCard } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ContentItem } from './content-item.tsx';

/** As many as fill a tall phone: the drawer rises with these, the rest follow before anyone can scroll to them. */
const IN_FIRST_VIEW = 6;

interface CategoryDrawerProps {
  overlay: Overlay;
  category: FortuneCategory;
}

/** A category's whole list over the page. */
export default function CategoryDrawer({ overlay, category }: CategoryDrawerProps) {
  const contents = category.fortuneContentCategory.map((item) => item.fortuneContent);
  return (
    <Drawer
      overlay={overlay}
      title={category.name}
      tagline={category.tagline}
      banner={category.bannerImageUrl}
      icon={category.iconUrl ? <img src={category.iconUrl} alt="" width={40} height={40} /> : undefined}
    >
      <p className="text-note text-ink-700">
        풀이 <b className="font-semibold text-ink-900">{contents.length}</b>
      </p>
      <ContentList contents={contents} />
    </Drawer>
  );
}

function ContentList({ contents }: { contents: readonly FortuneContentCard[] }) {
  const shown = useDeferredValue(contents.length, IN_FIRST_VIEW);
  return (
    <ul className="mt-1">
      {contents.slice(0, shown).map((content) => (
        <li key={content.id}>
          <ContentItem content={content} shape="tall" />
        </li>
      ))}
    </ul>
  );
}
