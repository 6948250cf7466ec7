import { always, by, pool, topic } from '#corpus/format.ts';

/** 나를 좋아하는 사람을 찾아가는 작은 제목. */
export default topic('c13.course', {
  moves: {
    crossheadSeen: pool(
      always('그 눈이 보고 있는 것', '어떤 모습에 반했을까요', '당신도 모르는 매력'),
      by('charm', {
        glow: ['들어서면 켜지는 빛'],
        close: ['가까이서만 보이는 것'],
        speech: ['말끝에 남는 웃음'],
        dignity: ['자세에 머무는 눈길'],
        ease: ['곁에서 놓이는 숨'],
        depth: ['더 알고 싶은 얼굴'],
      }),
    ),
    crossheadWhere: always(
      '눈길이 머무는 자리',
      '어디서 보고 있을까요',
      '자주 마주치는 데',
      '오늘 지나칠 뻔한 곳',
    ),
    crossheadYear: always(
      '올해 유난히 모이는 까닭',
      '{thisYear}의 시선',
      '해와 10년이 부른 눈길',
      '지금 오는 눈길',
    ),

    crossheadKind: pool(
      always('그 사람의 됨됨이', '어떤 사람일까요', '좋아하는 방식'),
      by('spouseElement', {
        목: ['나무를 닮은 사람'],
        화: ['불을 닮은 사람'],
        토: ['흙을 닮은 사람'],
        금: ['쇠를 닮은 사람'],
        수: ['물을 닮은 사람'],
      }),
    ),
    crossheadAge: pool(
      always('나이와 걸음', '몇 살쯤일까요'),
      by('ageDirection', {
        older: ['한 걸음 앞선 사람', '손위의 눈길'],
        same: ['나란한 나이', '같은 노래를 아는 사람'],
        younger: ['뒤에서 달려오는 사람', '손아래의 눈길'],
      }),
    ),
    crossheadRoot: always(
      '당신에게서 본 것',
      '처음 마음이 움직인 날',
      '왜 하필 당신일까요',
      '오래 지켜본 까닭',
    ),

    crossheadKnown: always(
      '아는 얼굴이라면',
      '이미 곁에 있는 사람',
      '연락처 속의 한 사람',
      '가까워서 못 본 얼굴',
    ),
    crossheadNew: pool(
      always('처음 볼 사람이라면', '아직 이름을 모르는 사람', '다음에 마주칠 사람'),
      by('channel', {
        introduction: ['소개로 올 사람'],
        work: ['일로 만날 사람'],
        learning: ['배우다 만날 사람'],
        travel: ['길에서 만날 사람'],
        known: ['다시 만날 사람'],
        gathering: ['모임에서 볼 사람'],
      }),
    ),
    crossheadTell: always('가려내는 법', '그 사람이라는 표', '둘 사이를 이어 줄 한마디', '찾아볼 자리'),

    crossheadSlip: always('몸에서 새는 마음', '숨기다 들키는 것', '작은 손버릇', '당신 앞에서만 하는 일'),
    crossheadPair: always(
      '먼저 하는 것과 나중에 하는 것',
      '들킨 다음의 얼굴',
      '우연이 세 번이면',
      '순서를 보면 압니다',
    ),
    crossheadText: pool(
      always('문자에 남은 흔적', '말투와 답장', '짧은 글의 온도'),
      by('expression', {
        words: ['말 많은 당신이 못 들은 말'],
        deeds: ['손으로 하는 대답'],
        care: ['챙김 속의 마음'],
        presence: ['곁에 있는 것의 뜻'],
        late: ['늦게 도착하는 마음'],
        promise: ['날짜를 묻는 마음'],
      }),
    ),

    crossheadLens: always('내 눈의 버릇', '왜 그렇게 읽었을까요', '짐작이 앞서는 자리', '들은 말과 지은 말'),
    crossheadTurn: always('뒤집어 보면', '무심해 보인 그 행동', '사실은 이런 뜻', '반대로 읽은 것'),
    crossheadNight: pool(
      always('오해가 굳는 시간', '밤에 커지는 짐작', '묻지 않고 지나간 밤'),
      by('hurt', {
        burst: ['화부터 난 밤'],
        silence: ['말없이 접은 밤'],
        argue: ['혼자 따진 밤'],
        swallow: ['혼자 삼킨 밤'],
        withdraw: ['먼저 물러난 밤'],
      }),
    ),

    crossheadMonth: always('{mYear} {m}, {mPillar}월'),
    crossheadGait: always('지금 오는 걸음', '이번 달의 기척', '오고 있다는 표시', '느린 달과 빠른 달'),

    crossheadStep: always('묻는 순서', '첫 물음과 둘째 물음', '작게 묻는 법', '묻고 나서 볼 것'),
    crossheadLend: always(
      '말 대신 확인하는 법',
      '약속 하나를 걸어 보기',
      '행동으로 듣는 대답',
      '눈을 보는 대화',
    ),
    crossheadSay: pool(
      always('당신에게 맞는 말', '입에 붙는 한마디', '나답게 묻기'),
      by('pace', {
        fast: ['빠른 사람의 물음'],
        steady: ['꾸준한 사람의 물음'],
        slow: ['느린 사람의 물음'],
        surging: ['몰아치는 사람의 물음'],
      }),
    ),

    crossheadYes: always('받아들인다면', '고개를 끄덕이기 전에', '나에게 맞는 사람인가', '함께 지낼 하루'),
    crossheadNo: always('거절해도 되는 것', '고마움과 마음 사이', '지난번과 다르게', '미안해하지 않는 법'),
  },
});
