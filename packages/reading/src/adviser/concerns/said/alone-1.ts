import { evenings } from './evenings.ts';

/** Readers who are alone, message by message. */
export default evenings(`
  love-this-year | 올해 안에 남자친구 생길까요?
  > kind-of-person-to-come | 어떤 사람인지도 나와요?
  never-a-second-date | 저번 달에 소개팅 두 번 했는데 둘 다 애프터가 없었어요 제가 문제인지
  > takes-it-in | 아 그래요?
  > blind-dates-tire | 그럼 지금은 소개팅 더 받아도 돼요 아니면 쉬는 게 나아요

  love-next-year | 내년 연애운 좀 봐주세요
  best-month-for-love | 상반기 하반기 중에 언제가 좋나요
  no-one-around | 회사에서 만날 가능성도 있나요? 남초라 여자가 거의 없는데
  > where-to-meet | 그럼 어디서 만나요
  goes-to-a-club-already | 동호회는 러닝크루 하나 다니고 있긴 합니다
  > goes-to-a-club-already | 거기는 다들 짝이 있어서요ㅋㅋ
  > will-do-so | 알겠습니다 다른 모임도 찾아볼게요

  never-loved | 35살인데 아직 한 번도 연애를 못 해봤어요
  no-love-in-chart | 제 사주에 연애운이 아예 없는 건가요?
  why-i-push-away | 썸 비슷한 건 두 번 있었는데 제가 겁나서 연락을 끊었어요ㅠ
  why-i-push-away | 맞아요 누가 다가오면 도망가요
  someone-comes-when | 언제쯤 생길까요 첫 연애
  tell-never-loved | 모솔인거 말해야 하나요?
  > feels-glad | 네.. 조금 마음이 편해졌어요

  never-loved | 모솔 탈출 언제 하나요
  looks-and-love | 키 작아서 안 되는 거 같은데
  > tells-more | 운동은 하고 있음
  > how-to-meet | 그럼 뭐부터 해야됨?
  app-no-match | 앱은 매칭이 안 돼요 한 달에 한 명 될까말까
  > ask-for-introduction | 형님 말씀대로 친구한테 소개 부탁해볼게요
  someone-comes-when | 근데 몇 월부터 운이 들어와요

  after-divorce | 이혼한 지 3년 됐어요 다시 누굴 만날 수 있을까요
  after-divorce | 재혼운도 있나요?
  > divorced-with-a-child | 아이가 초등학생이에요 그래서 더 조심스럽네요
  kind-of-person-to-come | 어떤 사람이 저한테 맞을까요
  same-kind-again | 또 전남편 같은 사람 만날까봐 무서워요
  > how-can-i-tell | 그건 어떻게 구별해요?
  older-or-younger | 나이는 위가 나을까요 아래가 나을까요
  > will-do-so | 알겠어요 서두르지 않을게요

  someone-comes-when | 저 언제 연애해요???
  how-many-loves | 내 사주에 남자 많아요?
  dohwa-star | 친구가 도화살 있다던데 그거 있으면 인기 많은 거 아니에요?
  why-still-alone | 근데 왜 난 맨날 혼자임ㅋㅋㅋ
  no-one-around | 과에는 괜찮은 애가 없어요
  meets-at-work | 휴학하고 알바하는 중인데 알바에서 만날 수도 있나?
  > is-there-hope | 오 그럼 다음달 기대해봐도 돼요?

  marry-when-alone | 결혼할 사람은 언제쯤 나타날까요
  parents-press | 부모님이 하도 재촉하셔서요
  too-late-by-age | 내후년이면 마흔인데 너무 늦은 거 아닙니까
  marriage-agency | 결정사 가입을 고민 중인데 어떻게 보시나요
  > marriage-agency | 비용이 300이라 망설여집니다
  kind-of-spouse | 그럼 배우자 될 사람은 어떤 성격인가요

  too-picky | 제가 눈이 너무 높은가요
  > too-picky | 주변에서 다들 그래요 까다롭다고
  my-few-conditions | 근데 전 큰 거 안 바라거든요 대화 통하고 담배 안 피고 키 175 넘고 직장 안정적이면 되는데
  > my-few-conditions | 그게 많은 거예요?;;
  > what-to-give-up | 뭘 포기해야 돼요 그럼
  > what-to-give-up | 키는 포기가 안 되는데ㅠㅠ
  if-i-lower-my-sights | 눈 낮추면 내년엔 생겨요?

  same-sex-meeting | 남자 좋아하는 남자인데 연애운 볼 수 있나요
  love-next-year | 다행이네요 그럼 내년에 인연 있나요
  app-to-real-love | 앱으로만 만나다보니 다 가볍게 끝나요
  ideal-type-comes | 진지한 사람 만나고 싶은데 그런 사람이 올까요
  > someone-comes-when | 언제요?
  say-i-want-serious | 제가 먼저 진지한 관계 원한다고 말하면 부담스러워할까요
  > will-do-so | 음 그렇게 말해볼게요

  luck-this-month | 이번 달 운세 좀 알려주세요
  > love-luck-at-large | 연애 쪽으로는요?
  good-and-bad-days | 조심해야 할 날도 있나요
  go-to-gathering | 20일에 모임이 있는데 가도 괜찮을까요
  > tells-more | 거기 오랜만에 보는 동창들이 많이 와요
  > meets-there | 혹시 거기서 인연이 생길 수도 있나요
  > will-do-so | ㅎㅎ 네 이쁘게 하고 갈게요

  > how-long-then | 언제까지 기다려야 합니까
  samjae-years | 작년에 삼재였다는데 그거 끝났나요
  > may-i-do-so | 그럼 내년 봄부터는 나서도 된다는 말씀이죠?
  > someone-comes-when | 구체적으로 몇 월입니까

  app-to-real-love | 소개팅앱으로 만나도 진지한 연애 될까요?
  turned-out-taken | 저번에 앱으로 만난 사람이 알고보니 여친이 있었어요
  trust-again-after-hurt | 그 뒤로 사람을 못 믿겠어요
  quit-dating-app | 앱은 접는 게 나아요?
  home-and-work-only | 자만추 하고 싶은데 집 회사 집 회사라ㅠ
  which-club-fits | 그럼 어떤 모임이 저랑 맞아요
  > which-club-fits | 독서모임 이런 거요?
  > club-when | 언제쯤 나가면 좋을까요

  someone-comes-when | 여자친구 언제 생기나요
  why-still-alone | 전역하고 2년째 솔로예요
  no-one-around | 복학했더니 아는 사람도 없고
  group-blind-date | 과팅이라도 나갈까요
  blind-date-talk | 말을 잘 못해서 나가도 분위기 망칠듯
  kind-of-person-to-come | 어떤 여자랑 잘 맞는데요?
  older-or-younger | 연상도 괜찮아요?

  alone-for-life | 연애 안 한 지 6년 됐는데 저 이대로 혼자 살 팔자예요?
  > someone-comes-when | 진짜요? 언제쯤 오는데요
  wants-and-does-not | 사실 혼자가 너무 편해져서 누굴 만나는 게 귀찮기도 해요
  lonely-night | 근데 또 주말되면 외로워요
  > ready-for-love | 이런 마음이면 누가 와도 안 되겠죠?
  > how-to-meet | 그럼 뭐부터 하면 좋을까요 작은 거
  > will-do-so | 그건 할 수 있겠네요

  marry-this-year | 내년에 마흔인데 결혼운 있나요
  tell-me-straight | 아예 없다고 나오면 그냥 그렇다고 말해주세요
  marry-early-or-late | 늦게 하는 게 좋은 사주라는 말은 들었어요
  > marry-when-alone | 근데 늦게가 도대체 언제예요
  will-i-have-children | 아이는 낳을 수 있을까요
  freeze-eggs | 난자냉동도 고민 중이에요
  spouse-blessing | 남편복은 있는 편인가요?

  someone-comes-when | 헤어진 지 반년 됐는데 새로운 사람 언제 만날까요
  ex-has-new | 전여친은 벌써 남친 생겼더라고요
  only-i-stand-still | 저만 멈춰있는 느낌
  > tells-more | 재회는 생각 없어요
  kind-of-person-to-come | 새 인연은 어떤 사람인가요
  > kind-of-person-to-come | 전여친이랑 반대 스타일?
  drawn-to-one-type | 제가 맨날 예민한 사람한테 끌려요
  > drawn-to-one-type | 왜 그럴까요
  wish-of-the-next-one | 다음엔 좀 편한 사람이면 좋겠네요

  christmas-alone | 크리스마스 전에 남친 생길 수 있을까요ㅠㅠ
  love-this-year | 아 진짜 올해도 솔크인가
  friends-all-paired | 친구들 다 커플이라 나만 남았어요
  anyone-will-do | 그냥 아무나 만나볼까요
  one-who-likes-me | 고백한 애가 있긴 한데 제 스타일이 아니에요
  someone-comes-when | 음.. 그럼 내년 언제쯤 와요 진짜 내 사람은

  after-divorce | 이혼 5년차입니다 재혼운이 있는지 궁금합니다
  wait-till-child-grows | 딸이 고등학생이라 대학 보내고 만나는 게 나을지요
  no-money-for-love | 제가 돈을 많이 못 모았는데 그래도 만나줄 사람이 있겠습니까
  divorced-with-divorced | 상대도 돌싱이 나을까요 초혼도 괜찮을까요
  where-to-meet | 어디서 만나야 할지도 막막합니다
  goes-to-a-club-already | 등산모임은 나가고 있습니다

  future-one-looks | 제 미래 남친 어떻게 생겼어요?
  > future-one-looks | 키 커요?
  > spouse-job | 직업은?
  > spouse-money | 돈은 잘 벌까요ㅎㅎ
  already-around | 이미 아는 사람이에요 아니면 새로운 사람이에요
  > already-around | 헐 아는 사람이요? 누구지
  one-comes-to-mind | 회사에 한 명 있긴 한데 설마
  > someone-comes-when | 언제쯤 확실해질까요

  decade-luck | 대운이 언제 바뀌어요?
  > decade-luck | 그게 바뀌면 연애운도 좋아지나요
  decade-luck | 지금 대운은 별로인 거예요?
  my-decade-of-life | 어쩐지 20대 내내 되는 게 없었어요
  decade-luck | 바뀔 때 힘든 일 생긴다던데 사실이에요?
  that-scares-me | 무서운데..
  prepare-until-then | 그럼 바뀌기 전까지는 뭘 준비하면 좋아요

  same-sex-meeting | 여자를 좋아하는데 제 인연도 사주에 나오나요
  love-this-year | 올해 안에 만날 수 있을까요
  same-sex-where | 주변에 티를 못 내서 만날 곳이 없어요
  same-sex-where | 커뮤니티 오프모임 나가볼까 하는데 무서워요
  > club-when | 언제쯤 가면 좋아요?
  lead-or-be-led | 저는 리드하는 편이 맞아요 리드 당하는 편이 맞아요?
  > you-are-right | 아 맞는 거 같아요ㅋㅋ
  > will-do-so | 용기 내볼게요

  blind-date-coming | 이번주 토요일에 소개팅 있는데 잘 될까요
  never-a-second-date | 저 원래 소개팅 성공률 0퍼입니다
  > it-always-fizzles | 뭐가 문제일까요
  blind-date-talk | 친구는 제가 너무 면접처럼 질문한대요
  > blind-date-talk | 그럼 무슨 얘기를 해야되나요
  what-to-wear-for-luck | 옷은 무슨 색이 좋아요? 행운의 색 같은 거
  ask-for-second-meeting | 애프터는 당일에 말해요 다음날 말해요?

  blind-dates-tire | 소개팅만 올해 열한번 했어요
  > never-a-second-date | 왜 다 안될까요?
  feels-nothing | 나쁘진 않은데 설레지가 않아요 다
  love-without-thrill | 설렘 없이 만나도 되는 거예요?
  how-many-tries | 엄마는 세 번은 만나보라는데
  > how-many-tries | 근데 세번 만나면 상대한테 희망고문 아닌가요
  blind-date-day | 그럼 다음 소개팅은 언제 받으면 좋아요
  > will-do-so | 오케이 두 번은 만나볼게요

  never-loved | 나이 서른여섯에 연애 경험이 없습니다
  never-told-anyone | 이런 얘기 하는 것도 부끄럽네요
  > too-late-by-age | 지금 시작해도 늦지 않았을까요
  only-worked-till-now | 공부하고 일하다보니 이렇게 됐습니다
  natural-before-crush | 여자랑 단둘이 있으면 머리가 하얘져요
  someone-comes | 인연이 오긴 옵니까
  > someone-comes-when | 몇 년도에요?
  > prepare-until-then | 그때까지 뭘 고치면 될까요
  > will-do-so | 네 노력해보겠습니다

  my-animal-year | 저랑 잘 맞는 띠가 뭐예요?
  my-animal-year | 그 띠 아니면 안 돼요?
  older-or-younger | 동갑이랑 연하는 어때요
  younger-one-unwanted | 저는 이상하게 연하만 꼬여요
  younger-one-unwanted | 연하는 싫은데ㅠ
  zodiac-mbti-blood | MBTI로 치면 어떤 사람이에요?
  my-animal-year | 네 살 연상이 궁합도 안 본다던데 그건 진짜예요?

  next-year-luck | 내년 운의 흐름 좀 알고 싶습니다
  > work-or-love | 둘 중에 뭐가 먼저 풀려요?
  no-time-for-love | 지금 회사가 너무 바빠서 사람 만날 시간이 없거든요
  > tells-more | 이직하면 지방으로 갈 수도 있어요
  small-town-love | 지방 가면 연애는 더 힘들지 않나요
  > are-you-sure | 오히려 거기서 만난다고요?
  > change-jobs | 몇월쯤 옮기는 게 좋을까요

  meets-at-work | 회사 사람이랑 인연 있을까요
  > tells-more | 특정한 사람은 없고 그냥 저희 회사가 커서요
  office-love-wise | 사내연애는 하지 말라고들 하잖아요
  > meets-at-work | 그래도 하게 될 운이에요?
  > someone-comes-when | 언제?
  > tells-more | 지금 부서 옮긴 지 한 달 됐어요
  > one-comes-to-mind | 새 팀에 싱글이 두 명 있긴 하던데ㅎ

  why-still-alone | 나 왜 여친이 안생김
  > tells-more | 못생기진 않았다고 들음
  everyone-sees-a-friend | 여사친은 많은데 다 친구로만 봄
  > everyone-sees-a-friend | 왜?
  > make-crush-see-me | 그럼 친구로 안 보이게 하려면?
  > are-you-sure | 다정한게 문제라고??
  someone-comes-when | ㅇㅎ 언제쯤 생기는지나 알려줘

  parted-after-long-years | 7년 사귄 사람이랑 헤어지고 1년 지났어요
  such-a-love-again | 다시 누굴 사랑할 수 있을까요
  i-compare-with-ex | 소개팅 나가면 자꾸 비교하게 돼요
  > tells-more | 전 사람이 나쁜 사람은 아니었어서 더 그래요
  someone-comes-when | 새로운 인연은 언제쯤 들어와요
  > how-long-it-hurts | 그때까지 정리가 될까요?

  love-this-year | 올해 연애운 끝났어요?ㅠ
  > love-this-year | 두 달 밖에 안 남았는데
  > love-next-year | 그럼 내년은요?
  > love-next-year | 내년 몇월?
  > sooner-than-that | 여름까지 기다려야 된다고요 너무 길다
  > sooner-than-that | 그 전에 지나가는 인연이라도 없나요
  > recognise-the-one | 지나가는 사람은 어떻게 알아봐요

  too-picky | 눈이 높다는 소리를 많이 듣습니다
  face-or-heart | 얼굴을 좀 보는 편입니다
  wants-someone-younger | 솔직히 나이 어린 여자가 좋습니다 이게 욕심인가요
  > how-many-years-apart | 다섯 살 아래까지는 괜찮지 않습니까
  > tells-more | 제 조건은 대기업 다니고 집은 아직 없습니다
  older-or-younger | 사주로 보면 어린 사람이랑 인연입니까
  > you-are-right | 그렇게까지 말씀하시니 뜨끔하네요
  someone-comes-when | 그럼 언제 만납니까

  too-late-by-age | 마흔 넘어서도 인연이 올까요
  friends-all-paired | 제 친구들은 다 학부형이에요
  > tells-more | 저는 연애를 마지막으로 한 게 서른넷이에요
  no-one-around | 사람 만날 기회 자체가 없어요
  no-more-introductions | 소개도 이제 안 들어와요
  where-to-meet | 어디로 가야 만날까요
  join-a-club | 성당 다시 나가볼까 생각 중이긴 해요
  > club-when | 몇 월이 좋을까요 나가기 시작하는 거

  which-way-to-meet | 자만추가 저한테 맞을까요 소개팅이 맞을까요
  dislikes-blind-dates | 헐 저 소개팅 싫어하는데
  dislikes-blind-dates | 어색한 분위기 진짜 못 참겠어요
  dating-app-try | 앱은 어때요 요즘 다들 하던데
  > takes-it-in | 그럼 제일 별로인게 앱이네요
  > which-way-to-meet | 친구의 친구로 만나는 건 뭐예요 자만추예요?
  > will-do-so | 그거 좋네요 연말모임 다 나가야겠다

  samjae-years | 삼재라고 하는데 맞나요
  > samjae-years | 언제 끝나요?
  samjae-years | 삼재에 사람 만나면 안 좋다고 하던데요
  > samjae-years | 안 만나는 게 나은가요
  samjae-years | 날삼재가 더 무섭다는 말도 들었어요
  rites-and-charms | 부적 같은 거 써야 하나요
  > feels-glad | 그런 거 안 해도 된다니 마음이 놓이네요

  love-this-year | 솔로 4년차인데 올해는 진짜 만나고 싶어요
  > is-there-hope | 가능할까요
  > where-to-meet | 언제 어디서
  ask-a-stranger | 헬스장이요? 거기서 말 걸면 민폐 아닌가
  crush-single-or-not | 인사만 하는 분은 있어요 근데 그분 남친 있는지도 모름
  > ask-if-taken-how | 어떻게 물어봐요 자연스럽게
  > if-they-refuse | 거절당하면 헬스장 옮겨야 되는데ㅋㅋ
  > will-do-so | 일단 인사부터 길게 해볼게요

  someone-comes-when | 모쏠인데 언제 첫 연애해요
  told-i-am-a-wall | 친구들이 너는 철벽이래요
  > tells-own-part | 저는 그냥 부끄러운 건데..
  told-i-am-a-wall | 철벽 어떻게 없애요?
  introvert-in-love | 눈 마주치는 것도 힘들어요
  kind-of-person-to-come | 제 첫 남친은 어떤 사람일까요
  wish-of-the-next-one | 착한 사람이면 좋겠다
  > meets-at-work | 학교에서 만나요?

  widowed-again | 사별한 지 4년 되었습니다
  > widowed-again | 다시 사람을 만나도 될지 모르겠습니다
  someone-comes | 인연이 남아 있기는 한가요
  > widowed-again | 아이들은 괜찮다고 하는데 제 마음이 아직 미안합니다
  > feels-glad | 그 말씀이 힘이 되네요
  someone-comes-when | 만난다면 언제쯤입니까
  kind-of-person-to-come | 어떤 분일지요

  someone-comes-when | 인연이 오는 시기를 알고 싶어요
  foretold-did-not-come | 작년에 다른 데서 올해 10월에 온다고 했는데 안 왔어요
  > foretold-did-not-come | 그건 왜 틀린 거예요?
  > missed-the-one | 그냥 제가 못 알아본 건가요
  > one-comes-to-mind | 10월에 만난 남자라곤 거래처 사람 한 명인데
  > tells-bad-sign | 그 사람은 유부남이에요ㅋㅋㅋ
  > someone-comes-when | 그럼 다음 시기는요?
  > will-do-so | 이번엔 믿어봅니다

  only-bad-ones | 똥차만 만나는데 제 팔자예요?
  > only-bad-ones | 첫번째는 바람 두번째는 잠수 세번째는 돈 빌려감
  only-bad-ones | 왜 이런 사람만 꼬여요
  give-too-much | 제가 퍼주는 스타일이긴 해요
  > spot-a-bad-one | 처음부터 알아보는 방법 없어요?
  someone-comes-when | 벤츠는 언제 와요 그럼
  > you-mean-then | 내년 가을?
  > rest-from-love | 그때까지 아무도 안 만나야지

  someone-comes-when | 연애운이 좋은 달이 언제예요
  > how-to-meet | 그 달에 뭘 하면 돼요
  > what-if-i-stay-still | 가만히 있으면 안 오겠죠?
  home-and-work-only | 저 완전 집돌이라 게임만 해요
  online-love | 게임에서 만나는 것도 쳐주나요
  > online-love | 길드에 누나 한명 있는데ㅎㅎ
  > online-love | 아직 얼굴은 몰라요

  marry-when-alone | 결혼 상대는 언제 만나나요
  never-reaches-wedding | 연애는 가끔 하는데 결혼까지는 안 가요
  > never-reaches-wedding | 왜 그런 걸까요
  > tells-more | 마지막 사람은 3년 만나고 결혼 얘기 나오니까 도망갔어요
  > is-it-my-fault | 제가 부담을 줬나 싶고
  say-i-want-serious | 다음 사람은 처음부터 결혼 생각 있는지 물어봐도 돼요?
  > say-i-want-serious | 몇 번째 만남쯤에요?

  marry-this-year | 내년엔 장가갈 수 있을까요ㅎㅎ
  > tells-more | 만나는 사람은 없습니다
  marry-this-year | 지금부터 만나서 내년 결혼은 무리인가
  elder-weds-first | 형이 먼저 가야 한다는 말도 있던데 그런 거 상관있나요
  > tells-more | 형은 비혼이라ㅋㅋ
  spouse-blessing | 처가복은 있나요 저
  > will-do-so | 좋네요 소개팅 잡아야겠다

  good-and-bad-days | 이번 주에 좋은 날 있어요?
  go-to-gathering | 금요일에 과 술자리 있는데 그 날은요?
  > luck-weekend | 토요일은?
  > takes-it-in | 아 토요일이 더 좋구나
  > meets-this-weekend | 토욜엔 약속이 없는데 만들어야 되나
  > meets-this-weekend | 누구랑 만나면 좋아요
  go-to-gathering | 친구가 아는 오빠 데리고 온다는데 ㄱㄱ할까요

  life-after-divorce | 작년에 이혼했어요 아이는 없고요
  ready-after-ex | 연애를 다시 하고 싶은데 너무 이른가요
  others-eyes | 남들 눈도 신경 쓰여요
  tell-of-divorce | 소개 받을 때 돌싱이라고 처음부터 말해야 하나요
  > tells-bad-sign | 말했더니 한 번은 바로 연락이 끊겼어요
  takes-me-as-i-am | 그런 거 신경 안 쓰는 사람도 있을까요
  someone-comes-when | 언제 나타날까요
  > will-do-so | 네 저도 제 편이 되어볼게요

  meet-through-sns | 인스타로 만나는 거 어떻게 생각해요
  > text-first-or-wait | 스토리에 하트 눌러주는 애들은 있는데 디엠을 못 보내겠음
  > first-message-to-stranger | 뭐라고 보내요
  > if-they-refuse | 차단 당하면?
  love-this-year | 올해 운에 그런 쪽으로 인연 있나요
  text-first-when | 언제 보내는 게 좋음
  what-hour | 밤에 보내면 별로예요?
  > will-do-so | ㅇㅋ 내일 점심때 ㄱ

  no-more-introductions | 서른 되고나서 갑자기 소개가 뚝 끊겼어요
  > feels-glad | 휴 다행이다
  where-to-meet | 그럼 어디서 만나야 해요
  no-one-around | 운동은 필라테스라 여자밖에 없어요
  which-club-fits | 테니스 배워볼까 했는데
  > which-club-fits | 그게 저랑 맞아요?
  > club-when | 언제 등록할까요ㅋㅋ

  next-one-lasts | 남자도 여자도 만나봤습니다 이번엔 누구든 오래 가고 싶네요
  next-one-lasts | 제 사주에 오래 가는 인연이 있습니까
  > my-loves-are-short | 길어야 8개월이었어요
  cool-off-fast | 항상 제가 먼저 식어요
  > change-myself | 고칠 수 있는 건가요
  > is-it-my-fault | 성격 문제인지 상대를 잘못 고른 건지 모르겠습니다
  someone-comes-when | 다음 인연은 언제쯤 옵니까

  marry-at-all | 솔직하게 말해주세요 저 시집 갈 수 있어요?
  someone-comes-when | 언제쯤이요?
  > let-down-by-it | 그 나이면 할머니 아니에요ㅋㅋ
  all-want-younger | 조건 좋은 남자는 다 어린 여자 찾잖아요
  > my-strong-points | 그럼 저는 뭘로 승부해요
  > tells-good-sign | 경제력은 있어요 가게 하거든요
  meets-at-work | 가게 손님 중에 인연이 있을 수도 있나요
  > one-comes-to-mind | 오는 분 중에 혼자 오시는 분 한 분 있긴 해요

  wants-and-does-not | 연애하고 싶은데 하기 싫어요 무슨 마음일까요
  > was-dumped | 작년에 너무 심하게 차여서요
  trust-again-after-hurt | 누가 좋아한다고 해도 의심부터 들어요
  > ready-for-love | 이런 상태에서 만나면 또 망하겠죠
  how-long-it-hurts | 언제쯤 괜찮아질까요
  > trust-again-after-hurt | 그때 오는 사람은 믿어도 돼요?
  > feels-glad | 믿어도 된다는 말 들으니까 좀 낫네요

  abroad-or-home | 해외에서 일하는데 여기서 인연을 만날까요 한국 가서 만날까요
  > tells-more | 베트남 호치민이요
  foreigner-has-chart | 외국인이랑도 사주가 맞나요
  > tells-more | 한국 들어가는 건 내년 6월 예정이에요
  > abroad-or-home | 그 뒤에 만나는 거면 지금은 포기해야 되나
  > goes-to-a-club-already | 한인 모임은 나가요 가끔
  someone-from-afar | 소개는 들어오는데 장거리라 다 거절했어요
  > blind-date-offered | 그럼 이번엔 받아볼까요

  someone-comes-when | 언제 연애할 수 있을까요
  > say-more | 구체적으로 말해주실 수 있어요?
  > tells-more | 근데 저 그때 시험이 있어요
  > tells-more | 공무원 시험 3년째예요
  > ready-for-love | 연애하면 떨어질까요
  work-or-love | 합격이 먼저일까요 인연이 먼저일까요
  > will-do-so | 그럼 시험 끝나고 움직일게요

  love-luck-at-large | 지금 제 운이 좋은 때예요 나쁜 때예요
  > this-year-is-bad | 언제부터 나빠졌어요?
  > tells-bad-sign | 맞아요 그때 여친이랑 헤어지고 회사도 그만뒀어요
  when-life-gets-better | 언제 풀려요
  > sooner-than-that | 그 전까진 소개팅 같은 거 해도 소용없어요?
  > worth-the-try | 그래도 해볼 만하다는 거죠?

  kind-of-person-to-come | 저한테 맞는 남자는 어떤 사람이에요
  kind-or-able | 다정한 사람이랑 능력있는 사람 중에 고르라면요
  > kind-or-able | 둘 다는 안 돼요?ㅋㅋ
  > tells-more | 지금까지는 능력 보고 만났는데 다 외로웠어요
  > tells-more | 집에 오면 말도 안 하는 사람들
  where-to-meet | 다정한 사람은 어디서 만나요
  how-many-years-apart | 나이 차이는 얼마까지 괜찮아요
  someone-comes-when | 언제 오는지도요

  foreign-partner | 국제결혼도 제 사주에 괜찮은가요
  > tells-more | 주변에서 권해서요
  > someone-comes | 한국 사람이랑은 인연이 없는 겁니까
  blind-dates-tire | 맞선을 스무 번은 본 것 같습니다
  my-job-puts-off | 농사를 지어서 다들 싫어해요
  love-next-year | 내년에는 될까요
  > tells-more | 어머니가 편찮으셔서 빨리 하고 싶은 마음이 큽니다
  so-no-hurry | 급하게 하면 안 되겠죠

  blind-date-offered | 소개팅 들어왔는데 받을까요 말까요
  photo-not-my-type | 사진을 봤는데 제 스타일은 아니에요
  > tells-good-sign | 조건은 괜찮대요 친구가
  > which-way-to-meet | 지금 제 운에 소개로 만나는 게 좋아요?
  > blind-date-day | 언제 만나는 게 좋아요 이번주 다음주?
  blind-date-place | 첫만남은 밥이 나아요 커피가 나아요
  > may-i-do-so | 별로면 바로 나와도 되죠 커피니까
  > will-do-so | ㅇㅋ 만나보고 올게요

  love-while-in-army | 군대 있는데 여친 생길 수 있나요
  > tells-more | 내년 9월 전역입니다
  > love-while-in-army | 전역하고 바로 생깁니까?
  luck-next-month | 12월 휴가인데 운 어떤가요
  blind-date-offered | 훈련소 동기가 여동생 소개시켜준대요ㅋㅋ
  > tells-more | 진담인지는 모르겠음

  someone-comes | 10년 솔로예요 이젠 좀 바뀔까요
  too-picky | 남자 보는 눈이 높다는데 저는 그냥 느낌을 봐요
  only-the-taken | 느낌 오는 남자는 꼭 유부남이거나 애인 있어요
  > loves-unavailable | 왜죠?
  loves-unavailable | 안 될 사람만 고르는 거라고요?
  > takes-it-in | 헉 그런가봐요
  > love-without-thrill | 그럼 느낌 안 오는 사람을 만나라는 얘기?
  > will-do-so | 세번만 만나보라 이거죠 알겠어요

  someone-comes-when | 제 첫 남친 언제 생겨용
  kind-of-person-to-come | 어떤 사람이에요??
  future-one-looks | 잘생겼어요??
  > future-one-looks | ㅋㅋㅋㅋ 연예인 상으로 치면요
  join-a-club | 동아리 들어갈까 하는데 거기서 만날까요
  > which-club-fits | 밴드부랑 봉사동아리 중에 뭐
  > will-do-so | 그럼 봉사 들어야겠다

  called-off-wedding | 바람맞고 파혼했습니다 2년 전에
  marry-at-all | 다시 결혼까지 갈 사람이 올까요
  trust-again-after-hurt | 솔직히 여자를 못 믿겠어요
  > trust-again-after-hurt | 소개팅 나가서도 핸드폰 뒤집어놓으면 의심부터 합니다
  someone-comes-when | 언제쯤 오는지 말해주시면 그때까지 준비할게요
  kind-of-spouse | 어떤 사람인지도 궁금합니다
  > will-do-so | 네 천천히 해볼게요

  someone-comes-when | 언제까지 혼자일까요 저
  same-sex-meeting | 여자 만나는 사람이에요
  > same-sex-where | 이 바닥이 좁아서 다 아는 사람이에요
  > tells-more | 전애인의 친구 아니면 친구의 전애인ㅋㅋ
  someone-comes | 새로운 사람이 들어오긴 하나요
  someone-from-afar | 다른 지역 사람도 괜찮을까요
  crush-far-city | 부산에 사는 분이랑 요즘 좀 얘기하거든요
  > app-not-met-yet | 아직 만나진 않았고요 만나볼까요?

  next-year-luck | 내년 전체적으로 어때요?
  best-month-for-love | 제일 좋은 달이랑 제일 안 좋은 달 알려주세요
  > what-to-beware | 안 좋은 달엔 뭘 조심해요
  > what-to-beware | 사람 조심이요?
  > next-one-lasts | 연애는 그럼 좋은 달에 시작하면 오래 가나요
  > tells-more | 결혼까지 보고 싶어서요
  > will-do-so | 네 메모해둘게요

  why-still-alone | 이 나이까지 혼자인 이유가 있을까요
  cannot-show-love | 성격이 무뚝뚝하단 말은 듣습니다
  > tells-own-part | 연락을 잘 안 하는 편이긴 합니다
  keep-talk-going | 할 말이 없는데 뭘 보냅니까
  > how-often-text | 하루에 한 번이면 됩니까
  someone-comes-when | 인연은 언제 옵니까
  > will-do-so | 그럼 그때까지 연습을 해야겠군요

  cool-off-fast | 저 금사빠인데 금방 식어요
  > cool-off-fast | 3주면 식어요 진짜
  > cool-off-fast | 오래 갈 사람을 못 만나서 그런 걸까요
  > am-i-odd | 제가 이상한가요
  > is-it-in-my-chart | 사주에 그런 게 있어요?
  kind-of-person-to-come | 어떤 사람을 만나야 안 식어요
  > love-without-thrill | 그런 사람은 처음엔 재미없어 보이던데
  > takes-it-in | 그게 포인트구나..

  dating-app-try | 소개팅앱 유료결제할까요 말까요
  > dating-app-try | 3개월에 9만원
  > you-mean-then | 1월이요?
  profile-photo | 프로필 사진은 뭘로 해요 운동하는 거 아니면 정장
  first-message-to-stranger | 첫 메시지는 어떻게 보내는 게 나아요
  first-message-to-stranger | 안녕하세요만 보내면 씹히더라구요
  > will-do-so | 취미 물어보기 ㅇㅋ요

  own-life-at-last | 딸이 다 커서 이제 제 인생 살아보려고요
  someone-comes | 남은 인생에 짝이 있을까요
  > tells-more | 이혼한 지는 십 년 됐어요
  companion-not-spouse | 결혼은 싫고 그냥 친구처럼 지낼 사람이요
  > goes-to-a-club-already | 춤 배우러 다니는데 거기 남자분들은 좀 그래요
  > where-to-meet | 다른 데는 어디가 좋을까요
  > you-mean-then | 올해보다 내년이 낫다는 말이죠

  why-still-alone | 친구들은 가만히 있어도 남자가 오던데
  always-love-first | 저는 제가 좋아해야만 시작돼요
  always-left-behind | 그리고 항상 차여요
  > are-you-sure | 정말요?
  > crush-what-like | 그 사람은 어떤 사람이에요
  > will-do-so | 믿고 기다려볼게요

  kind-of-person-to-come | 저랑 맞는 여자 스타일이 궁금해요
  lively-or-quiet | 활발한 애? 조용한 애?
  > lively-or-quiet | 전 활발한 애 좋아하는데
  swayed-by-others | 근데 만나면 늘 제가 끌려다녀요
  > takes-it-in | 아 그래서 조용한 쪽이 낫다는 거구나
  > where-to-meet | 그런 사람은 어디 있음
  > where-to-meet | 도서관 이런 데 말고요ㅋㅋ
  someone-comes-when | 언제 만나는지도 나와요?

  rest-of-the-year | 올해 남은 두 달 운이 어떻습니까
  too-late-by-age | 새 인연이 있겠습니까
  next-year-luck | 내년은요
  decade-luck | 52세에 대운이 바뀐다고 들었습니다
  > decade-luck | 그 대운에 배우자 자리가 좋습니까
  > so-no-hurry | 지금 급하게 사람을 들이지 말라는 뜻인가요

  never-loved | 저 모태솔로인데 진짜 인연이 있긴 해요?
  scary-star-names | 점집 갔더니 공방살이 꼈다고 했어요
  scary-star-names | 공방살이 뭐예요
  alone-for-life | 평생 혼자 산다는 뜻 아니에요?
  > feels-hurt | 휴.. 그 말 듣고 한 달을 울었어요
  someone-comes-when | 그럼 언제쯤 올까요
  how-to-meet | 제가 먼저 할 수 있는 게 뭐예요
  > will-do-so | 프로필 사진부터 바꿔볼게요ㅎㅎ

  no-time-for-love | 교대근무라 사람 만날 시간이 없어요
  same-trade-or-not | 간호사나 같은 교대하는 사람이 나을까요
  > someone-comes-when | 언제쯤요
  > tells-more | 병원에서 일하는 건 아니고 공장이에요
  no-one-around | 근처에 여자가 없는데 어떻게 만나죠
  no-time-for-love | 쉬는 날이 평일이라 모임도 못 나가요
  > will-do-so | 평일반 원데이클래스 그런 거 괜찮네요

  spouse-blessing | 저 남자복 없죠?
  > tell-me-straight | 솔직히 말해줘요
  > only-bad-ones | 아빠도 별로고 전남친들도 별로
  > is-it-in-my-chart | 그게 사주에 보여요?
  > when-life-gets-better | 언제부터 좋아져요
  > sooner-than-that | 서른 넘어서요? 5년이나 남았는데
  > ready-for-love | 그 전엔 연애 하지 마요?

  same-sex-meeting | 한번도 연애해본 적 없는데 남자가 좋아요
  someone-comes | 저도 사랑할 수 있을까요
  someone-comes-when | 언제쯤 만날까요
  never-told-anyone | 아무한테도 말 못 했어요 여기가 처음
  come-out-to-friend | 친구한테 말하는 것도 때가 있나요
  > come-out-to-friend | 제일 친한 애한테는 말하고 싶어요

  arranged-meeting | 엄마가 선자리를 자꾸 가져오는데 볼까요 말까요
  > tells-more | 이번엔 치과의사래요
  kind-or-able | 저는 조건보다 마음 맞는 사람이 좋은데
  love-match-or-arranged | 제 사주에는 중매가 맞아요 연애가 맞아요?
  love-match-or-arranged | 중매요? 의외네요
  > blind-date-day | 그럼 이번 선은 언제쯤 보는 게 좋아요
  > blind-date-day | 12월 첫째주에 보자고 하거든요
  > will-do-so | 한번 나가볼게요 밥만 먹는다 생각하고

  divorced-with-a-child | 아들 혼자 키우는 아빠인데 연애해도 될까요
  > tells-more | 애가 여섯 살입니다
  takes-me-as-i-am | 저 같은 사람 좋아해줄 사람이 있나요
  someone-comes-when | 언제쯤 만날 수 있을까요
  tell-of-child-when | 애 얘기는 언제 꺼내야 됩니까
  no-time-for-love | 시간이 애 재우고 밤밖에 없어요
  join-a-club | 돌싱 카페 같은 데는 어떤가요

  love-luck-at-large | 안녕하세요 연애운 보려구요
  someone-comes-when | 언제 생길지 어떤 사람일지 궁금해요
  > older-or-younger | 연하남이라고요?ㅋㅋㅋㅋ
  > how-many-years-apart | 몇살 어린데요
  > younger-one-unwanted | 저 연하 만나본 적 없어요
  > younger-one-unwanted | 애같으면 싫은데
  where-to-meet | 어디서 만나요?
  > will-do-so | 회사 신입 들어오면 잘해줘야겠다ㅋㅋ

  ask-for-introduction | 소개 부탁을 돌릴까 말까 하는 중이에요
  ask-for-introduction | 지금 부탁하면 좋은 사람 들어와요?
  > will-do-so | 그럼 12월에 말 꺼내고 1월에 만난다
  > will-do-so | 계획 완료

  feels-nothing | 연애 세포가 죽은 것 같습니다
  > tells-more | 8년 됐습니다
  home-and-work-only | 회사 끝나면 집에서 혼술하고 자는 게 다예요
  alone-for-life | 이렇게 살다 죽는 건가 싶을 때도 있고요
  feels-empty | 그 정도로 심각한 건 아니고 그냥 좀 허전한 겁니다
  someone-comes-when | 사람이 들어오는 해가 있습니까
  too-late-by-age | 내후년이면 마흔넷인데
  > you-are-right | 술부터 줄이라는 말이 제일 맞는 말이네요

  no-time-for-love | 3교대 간호사인데 연애할 수 있을까요ㅠ
  no-time-for-love | 맨날 피곤해서 소개팅도 취소해요
  same-trade-or-not | 병원 사람은 만나기 싫어요
  where-to-meet | 그럼 어디서 만나죠
  love-next-year | 내년에 퇴사할까 생각중인데 그때쯤 생길까요
  > work-or-love | 퇴사가 먼저예요?
  > tells-more | 남친 생기면 퇴사 안 할 거 같기도 하고ㅋㅋ

  it-always-fizzles | 왜 저는 썸만 타다 끝나요
  > it-always-fizzles | 이번이 네번째예요
  always-a-step-late | 고백하려고 하면 상대가 딴 사람이랑 사귐
  > always-a-step-late | 타이밍이 늦은 건가요
  > tells-own-part | 제가 신중한 편이긴 해요
  someone-comes-when | 다음 썸은 언제 와요
  confess-when | 그땐 몇번 만나고 고백해요?
  > will-do-so | 세번째 만남 기억할게요

  abroad-or-home | 미국 사는데 여기서 결혼할 사람 만날까요
  foreign-partner | 한국 사람일까요 외국 사람일까요
  abroad-or-home | 한국 들어가서 찾아야 하나 고민이에요
  > tells-more | 부모님은 들어오라고 하세요
  arranged-meeting | 내년 봄에 한 달 나가는데 그때 선을 볼까요
  spot-a-bad-one | 영주권 때문에 접근하는 사람도 있어서 좀 겁나요
  > will-do-so | 그건 제가 잘 가려볼게요

  marry-when-alone | 남들 다 가는 시집 저는 언제 가요
  friends-all-paired | 동생이 먼저 가요 내년에
  > friends-all-paired | 축하는 하는데 속이 좀 그래요
  family-gathering | 친척들 볼 생각하니까 벌써 스트레스
  meets-there | 결혼식장에서 인연 만나는 경우도 있어요?
  > will-do-so | 그럼 꾸미고 가야겠네요
  someone-comes-when | 제 인연은 언제 오는데요 진짜로

  blind-date-coming | 앱에서 매칭된 사람이랑 만나기로 했는데 운 어때요
  app-not-met-yet | 사진이랑 다를까봐 걱정됨
  > app-to-real-love | 이런 만남으로 연애까지 갈 수 있나요
  > tells-more | 비 온다던데
  > date-where | 전시회 갈까 카페 갈까
  > may-i-do-so | 느낌 좋으면 그날 저녁까지 먹자고 해도 돼요?

  someone-comes | 연애운이 있는지 봐주세요
  others-eyes | 갱년기도 오는데 무슨 연애냐고 친구들이 그래요
  wish-for-love | 저는 아직 설레고 싶거든요
  > am-i-odd | 그런 마음 이상한 거 아니죠
  when-life-gets-better | 몇 월쯤 좋은 일이 있을까요
  > tells-more | 동네 도서관 글쓰기 수업을 신청했어요
  > meets-there | 거기서 좋은 사람 만나면 좋겠네요

  love-this-year | 올해연애운있음?
  > love-next-year | 내년은
  > someone-comes-when | 언제
  no-money-for-love | 나 돈도 없고 차도 없는데 가능함?
  ready-for-love | 취준생인데 취업부터 해야되는거 아님?

  someone-comes | 잘 되던 사람이 또 잠수탔어요 이번 건 잊고 새로운 사람 볼래요
  someone-comes-when | 새 인연 언제 와요
  > wish-of-the-next-one | 잠수 안 타는 사람이요
  > spot-a-bad-one | 그런 사람은 어떻게 알아요?
  > how-can-i-tell | 연락 빈도만 보면 돼요?
  > tells-more | 이번 사람도 처음엔 매일 전화했거든요
  > takes-it-in | 너무 빨리 달아오르는 사람 조심하라는 거네요
  > will-do-so | 2월에 다시 시작해볼게요

  unlucky-nine | 아홉수라 그런가 올해 진짜 힘들었어요
  unlucky-nine | 아홉수 진짜 있는 거예요?
  when-life-gets-better | 내년엔 좀 나아질까요
  > love-next-year | 연애도요?
  when-life-gets-better | 언제부터 느껴질까요 좋아지는 게
  year-turns-at-ipchun | 입춘 지나야 바뀐다는 말이 맞아요?
  > takes-it-in | 두 달만 버티면 되네요

  marry-at-all | 늦장가 운이 있습니까
  it-always-fizzles | 여자를 만나도 몇 번 보고 끝납니다
  > tells-own-part | 돈 이야기를 먼저 꺼내는 게 문제라고 하더군요
  > tells-own-part | 저는 숨기기 싫어서 그런 건데요
  > blind-date-talk | 그럼 무슨 얘기를 하면 좋습니까
  kind-of-person-to-come | 어떤 분이 저하고 맞을까요
  > someone-comes-when | 몇 년도에 기대를 해보면 됩니까

  dohwa-star | 저 도화살 있어요?
  hongyeom-star | 홍염살은요?
  > use-my-star | 그거 있으면 뭐가 좋아요
  > why-unpopular | 근데 인기가 하나도 없는데용
  > use-my-star | 살려서 쓰는 법이 있어요?
  what-to-wear-for-luck | 빨간색 입으면 좋다던데ㅋㅋ
  > someone-comes-when | 언제 발동해요 그거
  > will-do-so | 다음달부터 꾸미고 다닐게요ㅋㅋㅋ

  never-spoke-to-crush | 카페 알바생 좋아했는데 그만뒀어요 말 한마디 못 하고
  always-a-step-late | 이런 식으로 늘 놓칩니다
  someone-comes-when | 새로운 인연은 언제 있을까요
  > always-a-step-late | 다음엔 놓치기 싫어요
  ask-a-stranger | 말을 걸어야 되는 때를 모르겠어요
  never-spoke-to-crush | 첫마디를 뭐라고 해요
  > takes-it-in | 생각보다 별거 아니네요
  > will-do-so | 연습해볼게요

  only-worked-till-now | 일만 하다가 서른여덟 됐어요
  no-love-in-chart | 일복만 있고 남자복은 없는 사주라던데 맞나요
  no-time-for-love | 작년에 팀장 달고 더 바빠졌어요
  seems-too-strong | 남자들이 저를 무서워한대요
  > seems-too-strong | 부드러운 척해야 하나요?
  takes-me-as-i-am | 그냥 이런 저를 좋아할 사람은 없나요
  someone-comes-when | 언제쯤 만날까요
  > will-do-so | 그 얘기 들으니 좋네요 일찍 퇴근해볼게요
`);
