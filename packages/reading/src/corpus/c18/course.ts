import { always, by, pool, topic } from '#corpus/format.ts';

/** 고리를 끊는 길의 작은 제목과 건너가는 한마디. */
export default topic('c18.course', {
  moves: {
    crossheadFirst: pool(
      always('첫 달에 있었던 일', '이야기의 첫 장', '시작은 늘 달콤했습니다'),
      by('expression', {
        words: ['말로 시작된 사이'],
        deeds: ['도와주다 시작된 사이'],
        care: ['챙기다 시작된 사이'],
        presence: ['곁에 있다 시작된 사이'],
        late: ['나중에야 안 시작'],
        promise: ['약속으로 시작된 사이'],
      }),
    ),
    crossheadBlind: always('처음 눈감은 것', '못 본 척한 한 줄', '알면서 넘긴 것', '그때 보였던 금'),
    crossheadAgain: always('다시 펼친 마지막 장', '끝난 줄 알았던 날', '되돌아간 발걸음', '같은 결말'),

    crossheadWhat: pool(
      always('무엇에 끌렸을까요', '빛나 보이던 것', '그 앞에서 약해지는 것'),
      by('crush', {
        sparkle: ['반짝임에 속은 눈'],
        rescue: ['도와주고 싶던 마음'],
        dream: ['상상이 만든 사람'],
        admire: ['우러러본 값'],
        chase: ['잡히지 않아서 더'],
      }),
    ),
    crossheadMisread: always(
      '사랑으로 잘못 읽은 것',
      '설렘의 다른 이름',
      '몸이 알던 것',
      '닮은 것과 같은 것',
    ),
    crossheadOpposite: always('다른 끌림도 있습니다', '돌아오는 길의 표정', '순한 끌림', '다음에 볼 것'),

    crossheadSwallow: pool(
      always('삼킨 말이 머무는 곳', '참을 때 생기는 일', '괜찮다고 한 값'),
      by('hurt', {
        burst: ['터지기 전에 참은 것'],
        silence: ['입을 닫고 참은 것'],
        argue: ['이기지 않고 참은 것'],
        swallow: ['웃으며 참은 것'],
        withdraw: ['물러서서 참은 것'],
      }),
    ),
    crossheadCost: always('참는 사이 잃은 것', '줄어든 나', '참은 값의 영수증', '사라진 것의 이름'),
    crossheadNo: always('거절하는 법', '참지 않는 연습', '내 몫을 말하는 때', '어디까지 참을까요'),

    crossheadSlip: always(
      '자리를 내주는 순간',
      '작은 데서 새는 것',
      '기울기 시작한 날',
      '누가 정하고 있나요',
    ),
    crossheadTake: pool(
      always('되찾는 한마디', '돌려받는 법', '내 차례를 말하기'),
      by('strength', {
        신강: ['센 사람이 되찾는 법'],
        중화: ['반씩 나누는 연습'],
        신약: ['작게 되찾는 법'],
      }),
    ),

    crossheadRope: pool(
      always('끈의 이름', '놓지 못하는 것', '무엇이 붙잡을까요'),
      by('recovery', {
        quick: ['빨리 잊고 다시 잡는 마음'],
        wave: ['밀려왔다 가는 미련'],
        long: ['오래 가는 정'],
        late: ['늦게 오는 아픔'],
        busy: ['바쁘게 덮어 둔 마음'],
      }),
    ),
    crossheadNight: always('되돌아가고 싶은 밤', '다시 당길 때', '전화기를 들기 전에', '허전함이 오는 시각'),
    crossheadCut: always('끊는 데 드는 것', '가위를 드는 법', '잃을 것 같은 것', '끊고 나서도 남는 것'),

    crossheadThisYear: always('올해의 고리', '{thisYear}에 할 일', '지금 지나는 철', '해와 10년'),
    crossheadNextYear: always('다음 해의 바람', '내년에 풀리는 것', '한 해 뒤의 나', '이어지는 해'),
    crossheadSign: always('헐거워졌다는 소식', '풀리고 있다는 표', '되감기지 않으려면', '틈을 벌리는 법'),

    crossheadLine: pool(
      always('기준 한 줄', '문 앞의 한마디', '지갑에 넣어 둘 것'),
      by('officer', {
        없음: ['선이 없던 사람의 선'],
        하나: ['하나만 지키는 기준'],
        둘: ['흔들리지 않는 두 줄'],
        많음: ['느슨해도 되는 기준'],
      }),
    ),
    crossheadGate: always('돌려보낼 것과 들일 것', '울타리와 문', '문턱을 낮추는 사람', '누구에게 열까요'),
    crossheadKeep: always('기준이 지키는 것', '나를 위한 잣대', '흔들리는 날에는', '얼굴이 답하는 기준'),

    crossheadGood: always(
      '가까이 두면 달라지는 것',
      '편안한 사람의 표',
      '밋밋해 보이던 사람',
      '곁에 앉을 사람',
    ),
    crossheadMeet: always(
      '처음 만나는 날',
      '알아보는 눈',
      '천천히 다가오는 사람',
      '서두르지 않아도 되는 사이',
    ),
    crossheadReady: pool(
      always('그 앞의 나', '함께할 하루', '준비된 자리'),
      by('initiative', {
        self: ['먼저 다가가도 되는 사람'],
        mutual: ['반씩 다가오는 사람'],
        partner: ['기다려 주는 사람'],
      }),
    ),

    crossheadErase: always(
      '오늘 밤의 정리',
      '지운 자리에 들어올 것',
      '내려놓기 좋은 저녁',
      '이 달에 남길 것',
    ),
    crossheadMorning: always('내일 아침의 나', '불을 끄기 전에', '오늘 저녁의 순서', '한 줄로 닫는 하루'),
  },
});
