import { always, by, pool, topic } from '#corpus/format.ts';

/** 결혼 뒤의 나를 들여다보는 작은 제목. */
export default topic('c08.course', {
  moves: {
    crossheadCalled: pool(
      always('상대가 부르는 이름', '곁에서 본 당신', '배우자의 눈에 비친 나'),
      by('strength', {
        신강: ['앞장서는 배우자'],
        중화: ['나란히 서는 배우자'],
        신약: ['기대고 받쳐 주는 배우자'],
      }),
    ),
    crossheadHomeDay: always('집에서의 하루', '문을 닫고 나면', '토요일 아침의 당신', '친구들이 다녀간 뒤'),
    crossheadBadDay: always('힘든 날의 배우자', '아무 말 없는 저녁', '져 주는 차례', '아픈 날, 지친 날'),

    crossheadAir: pool(
      always('첫해의 공기', '신혼의 소리와 냄새', '처음 몇 달'),
      by('season', {
        봄: ['봄에 난 사람의 신혼'],
        여름: ['여름에 난 사람의 신혼'],
        가을: ['가을에 난 사람의 신혼'],
        겨울: ['겨울에 난 사람의 신혼'],
      }),
    ),
    crossheadFamilies: always('첫 명절과 두 집', '양가 사이의 첫해', '첫 생일과 첫 명절', '두 집의 예절'),
    crossheadThaw: always('첫 다툼이 지나고', '둘만 아는 첫해', '잠과 밥과 월급날', '서운함이 풀리는 법'),

    crossheadSplit: always(
      '누가 무엇을 맡을까요',
      '손이 가는 일, 피하는 일',
      '집안일의 셈',
      '당번을 정하는 법',
    ),
    crossheadPurse: pool(
      always('살림 돈 앞에서', '통장과 장바구니', '큰돈이 나갈 때'),
      by('wealth', {
        없음: ['셈이 서툰 사람의 살림'],
        하나: ['한 칸을 지키는 살림'],
        둘: ['두 손이 맞는 살림'],
        많음: ['벌이고 거두는 살림'],
      }),
    ),
    crossheadThanks: always('고맙다는 말의 자리', '티 나지 않는 일', '다투지 않는 부엌', '살림의 평화'),

    crossheadHeart: pool(
      always('이 이야기의 뿌리', '말하기 전의 마음', '그 물음 앞의 얼굴'),
      by('expression', {
        words: ['말 많던 사람이 조용해지는 이야기'],
        deeds: ['손이 먼저 멈추는 이야기'],
        care: ['챙기던 사람의 망설임'],
        presence: ['곁에 앉아 하는 이야기'],
        late: ['늦게 꺼내는 이야기'],
        promise: ['약속하기 어려운 이야기'],
      }),
    ),
    crossheadElders: always('어른들의 말 앞에서', '명절마다 듣는 물음', '대신 답해 줄 사람', '둘레의 재촉'),
    crossheadTwo: always('둘이어도 괜찮은 집', '생각이 다를 때', '둘이 정하는 법', '품고 있는 것'),

    crossheadDoor: always('현관문을 여는 순간', '일을 내려놓는 법', '퇴근의 의식', '집으로 들고 온 것'),
    crossheadJob: pool(
      always('일이 흔들리는 해', '그만두고 싶은 날', '자리를 옮길 때'),
      by('officer', {
        없음: ['매이지 않는 사람의 일'],
        하나: ['한 자리를 지키는 사람의 일'],
        둘: ['책임이 겹친 사람의 일'],
        많음: ['짐이 많은 사람의 일'],
      }),
    ),
    crossheadBalance: always('저녁을 지키는 약속', '둘의 달력', '집이 바라는 것', '지친 줄 알아봐 주기'),

    crossheadGrey: pool(
      always('권태의 첫 표시', '어제와 같은 저녁', '먼저 알아챈 사람'),
      by('crush', {
        sparkle: ['반짝임이 잦아든 자리'],
        rescue: ['도와줄 일이 없어진 자리'],
        dream: ['꿈이 그친 자리'],
        admire: ['존경이 익숙해진 자리'],
        chase: ['쫓을 것이 없어진 자리'],
      }),
    ),
    crossheadSilent: always('말없이 식는 날들', '미운 날의 밥상', '권태라는 줄 모르는 권태', '조용한 겨울'),
    crossheadEmber: always(
      '불씨를 되살리는 것',
      '새 얼굴을 다시 보는 법',
      '어제와 다른 하나',
      '옛 사진을 꺼내면',
    ),

    crossheadBridge: always(
      '고비에 먼저 볼 곳',
      '누구에게 기댈까요',
      '무너진 날의 첫 순서',
      '길을 알려 주는 사람',
    ),
    crossheadStand: pool(
      always('버티는 방식', '혼자 서려는 마음', '힘든 해의 두 사람'),
      by('hurt', {
        burst: ['뜨거운 사람의 고비'],
        silence: ['조용한 사람의 고비'],
        argue: ['따지는 사람의 고비'],
        swallow: ['참는 사람의 고비'],
        withdraw: ['물러서는 사람의 고비'],
      }),
    ),
    crossheadAfter: always('고비가 지난 뒤', '다시 웃기까지', '남는 것과 갚을 것', '웃으며 이야기할 날'),

    crossheadGround: always('10년의 하늘과 땅', '{decadePillar} 대운의 집', '지금 걷는 계절', '발밑의 땅'),
    crossheadStep: pool(
      always('보폭을 맞추는 법', '10년을 잇는 의식', '나란히 걷는 길'),
      by('strength', {
        신강: ['앞서 걷는 사람에게'],
        중화: ['나란히 걷는 사람에게'],
        신약: ['기대어 걷는 사람에게'],
      }),
    ),
    crossheadNext: always('다음 10년의 문', '그다음 계절', '나이 들어 남는 것', '{nextDecadeYear}의 문'),

    crossheadOld: always('늙은 날의 그림', '마지막까지 남을 것', '둘만 아는 말', '오래된 약속'),
    crossheadKeep: always('날마다 지킬 것', '사랑이 상하지 않게', '서른 해의 버릇', '작은 의식 하나'),
  },
});
