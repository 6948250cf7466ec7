import { optimize } from 'svgo';

/**
 * The same picture in fewer bytes: paths and numbers written as short as they can be at a hundredth of a unit. Nothing
 * that is seen, read aloud or referred to is touched: titles, ids, groups and layers stay.
 */
export const slimmed = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 2,
    plugins: ['convertPathData', 'convertTransform', 'cleanupNumericValues'],
  }).data;
