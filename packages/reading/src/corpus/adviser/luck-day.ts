import { by, pool, topic } from '#corpus/format.ts';

/** 물은 날의 글자가 하는 일. `dayWord` 는 오늘이거나 날짜. */
export default topic('luck.day', {
  moves: {
    god: by('todayGod', {
      비견: [
        '{dayWord}의 일진은 {todayPillar}, 위 글자 {todayStem:이/가} 당신과 같은 힘인 비견입니다. 매달리는 말은 안 나오고 솔직한 말은 나오는 날입니다.',
        '{dayWord} 들어온 {todayStem:은/는} 비견이라 자존심이 먼저 일어납니다. 지는 것 같은 말이 사실은 이기는 말입니다.',
        '{dayWord}에는 {todayStem}, 비견이 섭니다. 같은 처지를 알아주는 한마디가 꽃다발보다 낫습니다.',
      ],
      겁재: [
        '{dayWord}의 {todayStem:은/는} 겁재, 겨루게 하는 글자입니다. 남의 연애와 견주는 순간 마음이 흐려집니다.',
        '{dayWord}은 {todayPillar}일이라 흥에 실려 말이 커집니다. 셋 중 하나만 약속하세요.',
        '겁재인 {todayStem:이/가} {dayWord}의 하늘에 있습니다. 이날 들은 마음을 남과 나누면 반값이 됩니다.',
      ],
      식신: [
        '{dayWord}의 위 글자 {todayStem:은/는} 식신, 느긋하게 내놓는 힘입니다. 같이 먹자는 말이 가장 자연스러운 날입니다.',
        '{dayWord}은 {todayPillar}일입니다. 식신이 들어와 목소리가 둥글어지니 글보다 통화가 낫습니다.',
        '{todayStem} 식신이 {dayWord}을 부드럽게 엽니다. 서두르지만 않으면 말이 저절로 길을 찾습니다.',
      ],
      상관: [
        '{dayWord}의 {todayStem:은/는} 상관, 느낀 대로 내놓는 글자입니다. 말이 잘 나오는 만큼 첫 문장이 셉니다.',
        '{dayWord}은 {todayPillar}일이라 장난과 비꼼이 종이 한 장 차이입니다. 나를 놀리는 농담만 하세요.',
        '상관인 {todayStem:이/가} {dayWord} 당신 입에 와 있습니다. 좋다는 말도 미안하다는 말도 이날 하면 시원합니다.',
      ],
      편재: [
        '{dayWord}의 위 글자 {todayStem:은/는} 편재, 넓게 움직이는 힘입니다. 지나가다 생각났다는 말이 가볍게 닿습니다.',
        '{dayWord}은 {todayPillar}일입니다. 편재가 발을 밖으로 끌어, 나간 자리에서 일이 생깁니다.',
        '{todayStem} 편재가 {dayWord}의 공기에 바람을 넣습니다. 여러 사람에게 돌린 안부는 이날 힘을 잃습니다.',
      ],
      정재: [
        '{dayWord}의 {todayStem:은/는} 정재, 셈이 또렷한 글자입니다. 언제 한번이라는 말 대신 요일과 시각을 말하세요.',
        '{dayWord}은 {todayPillar}일이라 작은 챙김이 크게 보입니다. 빌린 것을 돌려주는 일로도 말이 트입니다.',
        '정재인 {todayStem:이/가} {dayWord}을 차분하게 합니다. 큰 고백보다 지킨 약속 하나가 남는 날입니다.',
      ],
      편관: [
        '{dayWord}의 위 글자 {todayStem:은/는} 편관, 긴장을 맡은 글자입니다. 말하려면 떨리고, 떨린다고 하면 진심이 됩니다.',
        '{dayWord}은 {todayPillar}일이라 어깨가 무겁습니다. 재촉하는 말은 아끼고 세 문장에서 멈추세요.',
        '{todayStem} 편관이 {dayWord}의 등을 밉니다. 미루던 한마디를 하게 하는 힘이기도 합니다.',
      ],
      정관: [
        '{dayWord}의 {todayStem:은/는} 정관, 약속을 지키게 하는 글자입니다. 시각을 지키는 것만으로 믿음이 쌓입니다.',
        '{dayWord}은 {todayPillar}일입니다. 정관이 들어와 무슨 사이인지 묻는 말도 예의로 들립니다.',
        '정관인 {todayStem:이/가} {dayWord}을 반듯하게 합니다. 대충 흘린 말은 셈에 들지 않으니 자리를 잡고 하세요.',
      ],
      편인: [
        '{dayWord}의 위 글자 {todayStem:은/는} 편인, 혼자 깊어지는 글자입니다. 답까지 정해 놓고 묻기 쉬우니 물음표 하나만 쓰세요.',
        '{dayWord}은 {todayPillar}일이라 느낌이 앞섭니다. 맞는 느낌도 있고, 피곤이 만든 느낌도 있습니다.',
        '{todayStem} 편인이 {dayWord}의 생각을 밤까지 끌고 갑니다. 쓰는 것은 밤에, 보내는 것은 아침에 하세요.',
      ],
      정인: [
        '{dayWord}의 {todayStem:은/는} 정인, 받은 것을 품는 글자입니다. 고마웠다는 말로 시작하면 문이 열립니다.',
        '{dayWord}은 {todayPillar}일입니다. 정인이 들어와 도와 달라는 말이 다가서는 말이 됩니다.',
        '정인인 {todayStem:이/가} {dayWord}을 감쌉니다. 애쓰기보다 기대는 쪽이 예뻐 보이는 날입니다.',
      ],
    }),
    tie: by('todayTie', {
      육합: [
        '{dayWord}의 아래 글자 {todayBranch:이/가} 배우자 자리의 {branch:과/와} 손을 잡습니다. 마음이 놓이는 자리에서 말이 풀립니다.',
        '배우자 자리 {branch} 옆에 {todayBranch:이/가} 다가앉은 날이 {dayWord}입니다. 가까운 사람일수록 다정해집니다.',
        '{todayBranch:과/와} {branch:이/가} 합하는 {dayWord}, 손을 내밀면 잡히는 날입니다.',
      ],
      반합: [
        '{dayWord}의 {todayBranch:이/가} 배우자 자리 {branch:과/와} 반쯤 손을 잡습니다. 같이 할 일을 하나 내밀면 나머지 반이 채워집니다.',
        '반만 열린 문이 {dayWord}의 모양입니다. {todayBranch:이/가} {branch:을/를} 부르고 있으니 대답만 하면 됩니다.',
        '{branch:과/와} {todayBranch:이/가} 한쪽 손을 맞댄 {dayWord}입니다.',
      ],
      방합: [
        '{dayWord}의 {todayBranch:은/는} 배우자 자리 {branch:과/와} 같은 계절 글자입니다. 낯설지 않은 사람, 익숙한 자리가 좋습니다.',
        '같은 철의 글자 {todayBranch:이/가} 와서 {dayWord}은 편이 생기는 날입니다.',
        '{branch} 곁에 비슷한 {todayBranch:이/가} 선 {dayWord}, 튀는 일보다 함께 가는 일이 맞습니다.',
      ],
      같음: [
        '{dayWord}의 아래 글자가 배우자 자리와 같은 {todayBranch}입니다. 제 마음이 거울처럼 보여서 숨기기 어렵습니다.',
        '배우자 자리와 똑같은 {todayBranch:이/가} 든 {dayWord}, 익숙한 버릇이 한 번 더 나옵니다.',
        '{todayBranch:이/가} 겹친 {dayWord}에는 좋은 것도 서운한 것도 두 배로 느낍니다.',
      ],
      충: [
        '{dayWord}의 {todayBranch:이/가} 배우자 자리의 {branch:과/와} 정면으로 만납니다. 부딪히는 날이니 큰 말은 하루 미루면 됩니다.',
        '{branch:을/를} {todayBranch:이/가} 흔드는 {dayWord}, 움직이면 풀리고 앉아 있으면 다툽니다.',
        '배우자 자리가 흔들리는 {dayWord}입니다. {todayBranch:이/가} 지나가면 마음이 제자리로 옵니다.',
      ],
      형: [
        '{dayWord}의 {todayBranch:이/가} 배우자 자리 {branch:을/를} 자꾸 건드립니다. 고쳐 주고 싶은 말이 나오면 삼키는 쪽이 낫습니다.',
        '{todayBranch:과/와} {branch} 사이가 까슬한 {dayWord}입니다. 사소한 말에 찔리기 쉽습니다.',
        '{dayWord}에는 {branch:이/가} 예민합니다. {todayBranch:이/가} 신경을 건드리는 글자라서입니다.',
      ],
      원진: [
        '{dayWord}의 {todayBranch:과/와} 배우자 자리 {branch:은/는} 반 박자씩 어긋나는 원진입니다. 답이 늦어도 뜻을 붙이지 마세요.',
        '서운해지기 쉬운 {dayWord}입니다. {todayBranch:이/가} {branch}의 박자를 놓치게 합니다.',
        '원진인 {todayBranch:이/가} 든 {dayWord}, 마음은 가까운데 말이 멀리 갑니다.',
      ],
      해: [
        '{dayWord}의 {todayBranch:이/가} 배우자 자리 {branch}의 김을 뺍니다. 남의 말로 둘의 일을 정하지 마세요.',
        '{todayBranch:과/와} {branch} 사이에 해가 든 {dayWord}, 약속은 작게 잡는 것이 이깁니다.',
        '해가 끼는 {dayWord}입니다. {branch} 쪽 이야기는 둘이서만 하세요.',
      ],
      파: [
        '{dayWord}의 {todayBranch:이/가} 배우자 자리 {branch:과/와} 파를 이룹니다. 다 정한 일도 한 번 더 확인하세요.',
        '금이 가기 쉬운 {dayWord}입니다. {todayBranch:이/가} 든 날의 약속은 시각을 두 번 맞추면 됩니다.',
        '{branch:과/와} {todayBranch:이/가} 어긋나는 {dayWord}, 두 번째 계획을 주머니에 넣어 두세요.',
      ],
      없음: [
        '{dayWord}의 아래 글자 {todayBranch:은/는} 배우자 자리 {branch:을/를} 건드리지 않습니다. 조용한 날이라 당신이 낸 소리만큼만 울립니다.',
        '{todayBranch:이/가} 지나가는 {dayWord}에는 배우자 자리가 잠잠합니다. 억지 신호를 만들지 않아도 됩니다.',
        '{branch:과/와} {todayBranch:이/가} 서로 모른 체하는 {dayWord}, 마음보다 할 일을 챙기기 좋습니다.',
      ],
    }),
    ground: by('todayBranchGod', {
      비견: '{dayWord} 땅에는 비견인 {todayBranch:이/가} 놓여 당신 자리가 든든합니다.',
      겁재: '{dayWord} 땅의 {todayBranch:은/는} 겁재라 마음과 지갑이 같이 헐거워집니다.',
      식신: '{dayWord} 땅의 {todayBranch:은/는} 식신, 배가 부르면 마음도 풀립니다.',
      상관: '{dayWord} 땅에서 상관 {todayBranch:이/가} 장난을 겁니다.',
      편재: '{dayWord} 땅의 {todayBranch:이/가} 편재라 뜻밖의 마주침이 있습니다.',
      정재: '{dayWord} 땅의 정재 {todayBranch:이/가} 생활 이야기를 다정하게 합니다.',
      편관: '{dayWord} 땅의 {todayBranch:은/는} 편관이라 서두르게 됩니다.',
      정관: '{dayWord} 땅의 정관 {todayBranch:이/가} 말투를 단정하게 합니다.',
      편인: '{dayWord} 땅의 {todayBranch:은/는} 편인, 혼자 걷고 싶은 마음입니다.',
      정인: '{dayWord} 땅의 정인 {todayBranch:이/가} 기댈 곳을 찾게 합니다.',
    }),
    warmth: pool(
      by('today', {
        hot: ['{dayWord}의 온도는 뜨거운 쪽입니다.', '{dayWord}은 두 주 안에서도 손꼽히게 밝은 날입니다.'],
        warm: ['{dayWord}의 온도는 따뜻한 쪽입니다.', '{dayWord}은 먼저 웃으면 돌아오는 날입니다.'],
        mild: [
          '{dayWord}의 온도는 미지근합니다. 하는 만큼 돌아옵니다.',
          '{dayWord}은 좋지도 나쁘지도 않아 작은 일에 맞습니다.',
        ],
        cool: [
          '{dayWord}의 온도는 서늘한 쪽이라 말수를 줄이는 것이 이롭습니다.',
          '{dayWord}은 쉬면서 듣는 쪽이 남습니다.',
        ],
        brisk: [
          '{dayWord}은 바람이 붑니다. 붙잡지 말고 지나가게 두세요.',
          '{dayWord}의 다툼은 날씨 탓이 절반입니다.',
        ],
      }),
    ),
  },
});
