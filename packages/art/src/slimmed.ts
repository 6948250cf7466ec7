import { optimize } from 'svgo';

/**
 * The same picture in fewer bytes: paths and numbers written as short as they can be at a hundredth of a unit. Nothing
 * that is seen, read aloud or referred to is touched: titles, ids, groups and layers stay. Pictures that move stay as
 * drawn, because the optimiser does not read keyframes.
 */
export const slimmed = (svg: string): string =>
  svg.includes('<style')
    ? svg
    : optimize(svg, {
        floatPrecision: 2,
        plugins: ['convertPathData', 'convertTransform', 'cleanupNumericValues'],
      }).data;
