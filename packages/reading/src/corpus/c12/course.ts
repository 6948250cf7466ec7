import { always, by, pool, topic } from '#corpus/format.ts';

/** 고백으로 가는 길의 작은 제목과 건너가는 한마디. */
export default topic('c12.course', {
  moves: {
    crossheadFirst: pool(
      always('첫 주의 당신', '마음이 시작되는 순서', '좋아하게 되는 데 걸리는 시간'),
      by('pace', {
        fast: ['하루면 아는 마음'],
        steady: ['날마다 조금씩'],
        slow: ['한 철을 두고 오는 마음'],
        surging: ['어느 날 한꺼번에'],
      }),
    ),
    crossheadWish: always('사실 바라던 것', '마음속에 그린 그림', '말하지 못한 소원', '같이 하고 싶던 일'),
    crossheadGrow: pool(
      always('마음이 자라는 곳', '혼자 있을 때 커지는 것', '좋아한다는 표시'),
      by('season', {
        봄: ['봄에 난 사람의 첫 마음'],
        여름: ['여름에 난 사람의 첫 마음'],
        가을: ['가을에 난 사람의 첫 마음'],
        겨울: ['겨울에 난 사람의 첫 마음'],
      }),
    ),

    crossheadMask: always(
      '겉으로 하는 일',
      '숨길 때 나오는 버릇',
      '들키지 않으려는 몸짓',
      '아무렇지 않은 척',
    ),
    crossheadFear: pool(
      always('잃을까 봐 겁나는 것', '숨긴 값', '한 걸음 뒤의 까닭'),
      by('hurt', {
        burst: ['터뜨릴까 봐 참는 마음'],
        silence: ['말보다 침묵이 편한 마음'],
        argue: ['지는 것이 싫은 마음'],
        swallow: ['부담이 될까 봐 삼키는 마음'],
        withdraw: ['가까워지는 것이 겁나는 마음'],
      }),
    ),
    turnFear: by('stem', {
      갑: '곧은 사람이 돌아가는 데에는 까닭이 있습니다.',
      을: '감추는 손이 야무질수록 겁이 큰 것이지요.',
      병: '다 보이는 사람이 이것만은 안 보여 줍니다.',
      정: '꺼질까 봐 손으로 가린 불이에요.',
      무: '움직이지 않는 것도 대답을 미루는 방법입니다.',
      기: '다 받아 주던 사람이 제 마음만 못 내놓지요.',
      경: '단단해 보이는 데일수록 속이 무릅니다.',
      신: '흠이 날까 봐 꺼내지 못한 마음이에요.',
      임: '깊어서 안 보이는 것과 없는 것은 다릅니다.',
      계: '스며들기만 하고 이름을 대지 못했지요.',
    }),
    crossheadHouse: always('언제부터 숨겼을까요', '오래된 잠금쇠', '자란 집에서 배운 것', '굳은 버릇의 뿌리'),

    crossheadFront: pool(
      always('그 사람이 먼저 본 것', '첫인상에 적힌 이름', '남들 틈의 당신'),
      by('charm', {
        glow: ['눈에 띄는 사람의 그늘'],
        close: ['가까이서만 보이는 얼굴'],
        speech: ['말 잘하는 사람의 오해'],
        dignity: ['어려워 보이는 까닭'],
        ease: ['편해서 늦은 설렘'],
        depth: ['속을 모르겠다는 말'],
      }),
    ),
    crossheadMiss: always(
      '그 사람이 모르는 것',
      '오해하고 있는 한 가지',
      '아직 안 보여 준 얼굴',
      '달리 읽힌 친절',
    ),
    crossheadRemain: always(
      '오래 남은 장면',
      '다시 떠올리는 순간',
      '두 번째로 반하는 데',
      '그 눈에 남은 당신',
    ),

    crossheadThisMonth: always(
      '이번 달은 말할 때일까요',
      '지금 할 수 있는 만큼',
      '이 달의 목소리',
      '오늘부터 한 달',
    ),
    crossheadThree: always('말하기 좋은 세 달', '힘이 실리는 달', '날을 고른다면', '밝은 달의 쓰임새'),
    crossheadReady: always('그날까지의 준비', '시각까지 고른다면', '말하기 전날', '준비는 이만큼'),

    crossheadSlow: always('늦출 두 달', '말이 엇나가는 달', '쉬어 갈 때', '달력의 그늘'),
    crossheadHush: always('이번 달에 삼갈 것', '지금 참을 한마디', '오늘의 혀', '이 달의 조심'),
    crossheadRest: pool(
      always('참는 동안 할 일', '식히는 법', '말 대신 움직일 것'),
      by('strength', {
        신강: ['힘이 남을 때 쓰는 법'],
        중화: ['마음의 저울을 두는 법'],
        신약: ['힘을 모으는 법'],
      }),
    ),

    crossheadPlace: always('어디서 말할까요', '자리와 시작', '말하기 좋은 데', '그날의 장소'),
    crossheadOpen: pool(
      always('첫 문장과 뺄 문장', '입을 여는 법', '말의 시작과 끝'),
      by('expression', {
        words: ['말 잘하는 사람의 고백'],
        deeds: ['손이 앞서는 사람의 고백'],
        care: ['챙기던 사람의 고백'],
        presence: ['곁에 있던 사람의 고백'],
        late: ['늦게 말하는 사람의 고백'],
        promise: ['약속하는 사람의 고백'],
      }),
    ),
    crossheadVoice: always('당신다운 목소리', '어울리는 말투', '꾸미지 않은 말', '말의 높이와 속도'),

    crossheadNight: always('답이 오지 않는 밤', '기다림이 무너지는 때', '흔들리는 시각', '사흘째의 마음'),
    crossheadDays: pool(
      always('하루를 채우는 법', '낮과 밤의 규칙', '무너지지 않는 며칠'),
      by('hurt', {
        burst: ['뜨거운 사람의 사흘'],
        silence: ['조용한 사람의 사흘'],
        argue: ['따지는 사람의 사흘'],
        swallow: ['참는 사람의 사흘'],
        withdraw: ['물러서는 사람의 사흘'],
      }),
    ),
    crossheadTime: always('기다림에도 끝이 있습니다', '시간을 세는 법', '둘레의 말과 내 마음', '기다리는 힘'),
  },
});
