import type { FortuneCategory } from '@wolha/contract';

/** What stands under each icon. */
const ICON_NAMES: Partial<Record<FortuneCategory['code'], string>> = { NEW: 'NEW' };

interface CategoryIconsProps {
  categories: readonly FortuneCategory[];
  onOpen: (code: FortuneCategory['code']) => void;
}

/** The eight categories with an icon, two rows of four. */
export function CategoryIcons({ categories, onOpen }: CategoryIconsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(4rem,22%),1fr))] gap-x-1 gap-y-4 px-4 pt-7 pb-8">
      {categories.map((category) => (
        <li key={category.code}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(category.code)}
            className="group flex w-full flex-col items-center gap-2 rounded-m text-sm font-medium text-white"
          >
            <span className="grid size-[min(3.625rem,18vw)] place-items-center rounded-l border border-night-line bg-night-card/60 transition-colors duration-150 group-hover:bg-night-card">
              <img src={category.iconUrl ?? ''} alt="" width={36} height={36} />
            </span>
            {ICON_NAMES[category.code] ?? category.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
