interface StemTileProps {
  /** The heavenly stem of the day somebody was born on. */
  sky: { chinese: string; fiveCircleColor: string };
}

/** Somebody's own sign in its element's colour; the words beside it say who. */
export function StemTile({ sky }: StemTileProps) {
  return (
    <span aria-hidden data-element={sky.fiveCircleColor} className="member-stem hanja" lang="zh-Hant">
      {sky.chinese}
    </span>
  );
}
