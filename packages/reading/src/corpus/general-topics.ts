import bigyeop from './basis/bigyeop.ts';
import daeun from './basis/daeun.ts';
import dohwa from './basis/dohwa.ts';
import gongmang from './basis/gongmang.ts';
import gwanseong from './basis/gwanseong.ts';
import hapchung from './basis/hapchung.ts';
import ilgan from './basis/ilgan.ts';
import ilji from './basis/ilji.ts';
import ilju from './basis/ilju.ts';
import inseong from './basis/inseong.ts';
import jaeseong from './basis/jaeseong.ts';
import jijanggan from './basis/jijanggan.ts';
import johu from './basis/johu.ts';
import match from './basis/match.ts';
import nyeonju from './basis/nyeonju.ts';
import ohaeng from './basis/ohaeng.ts';
import seun from './basis/seun.ts';
import siju from './basis/siju.ts';
import siksang from './basis/siksang.ts';
import strength from './basis/strength.ts';
import unseong12 from './basis/unseong12.ts';
import wolju from './basis/wolju.ts';
import wonjin from './basis/wonjin.ts';
import yeokma from './basis/yeokma.ts';
import yongsin from './basis/yongsin.ts';
import charmStars from './charm/stars.ts';
import crushFirst from './crush/first.ts';
import type { Topic } from './format.ts';
import generalCaptions from './general/captions.ts';
import generalKeep from './general/keep.ts';
import iljuLove from './ilju/love.ts';
import iljuPicture from './ilju/picture.ts';
import seatChair from './seat/chair.ts';
import decadesLove from './decades/love.ts';
import monthsDeepen from './months/deepen.ts';
import monthsMeet from './months/meet.ts';
import monthsReach from './months/reach.ts';
import monthsRest from './months/rest.ts';
import yearsLove from './years/love.ts';
import recoverySpeed from './recovery/speed.ts';
import ssumType from './ssum/type.ts';
import { SHARED_TOPICS } from './shared.ts';

/** The families several contents take texts from. */
export const GENERAL_TOPICS: readonly Topic[] = [
  ...SHARED_TOPICS,
  generalCaptions,
  generalKeep,
  bigyeop,
  daeun,
  dohwa,
  gongmang,
  gwanseong,
  hapchung,
  ilgan,
  ilji,
  ilju,
  inseong,
  jaeseong,
  jijanggan,
  johu,
  match,
  nyeonju,
  ohaeng,
  seun,
  siju,
  siksang,
  strength,
  unseong12,
  wolju,
  wonjin,
  yeokma,
  yongsin,
  iljuLove,
  iljuPicture,
  seatChair,
  charmStars,
  crushFirst,
  decadesLove,
  monthsDeepen,
  monthsMeet,
  monthsReach,
  monthsRest,
  yearsLove,
  recoverySpeed,
  ssumType,
];
