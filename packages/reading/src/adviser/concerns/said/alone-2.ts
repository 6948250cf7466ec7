import { evenings } from './evenings.ts';

/** Readers who are alone, message by message. */
export default evenings(`
  love-luck-at-large | 올해 연애운 어때요?
  best-month-for-love | 몇 월쯤이 제일 좋아요?
  where-to-meet | 어디서 만나게 될까요
  home-and-work-only | 저 회사 집 회사 집인데 ㅋㅋ
  join-a-club | 그럼 동호회라도 들어야 되나요?
  > join-a-club | 러닝크루 어때요 친구가 같이 하자고 하긴 했어요
  > club-when | 10월에 시작해도 안 늦어요?

  someone-comes-when | 솔로 탈출 언제 합니까
  foretold-did-not-come | 작년에도 올해 생긴다고 들었는데 안 생겼어요
  > why-still-alone | 뭐가 문제인가요
  never-a-second-date | 소개팅은 다섯 번 했는데 애프터까지만 가고 끝나요
  blind-date-talk | 제가 말이 좀 없는 편이라 상대가 계속 물어보고 저는 대답만 하다가 두 시간쯤 지나면 서로 폰 보고 있어요
  > blind-date-talk | 그럼 뭘 고쳐야 돼요?
  blind-date-coming | 다음 주 토요일에 소개팅 또 있어요
  > blind-date-coming | 그날 운은요?

  love-next-year | 내년엔 연애할 수 있을까요?
  no-more-introductions | 나이가 있어서 그런가 소개도 이제 안 들어와요
  kind-of-person-to-come | 제 짝은 어떤 사람이에요?
  older-or-younger | 연상이에요 연하예요?
  > tells-more | 연하는 한 번도 안 만나봤는데
  spouse-job | 직업은요?
  someone-comes-when | 언제쯤 만나요 대충이라도
  will-do-so | 믿고 기다려볼게요 ㅎㅎ

  never-loved | 모쏠인데 올해 여친 생기나요
  no-one-around | 근데 과에 여자가 거의 없어요 공대라
  meets-at-work | 알바하는 데서 만날 수도 있어요?
  crush-customer | 카페 알바인데 손님한테 번호 물어보는 건 좀 그렇죠
  ask-a-stranger | 그럼 교양수업에서 말 걸어볼까
  > never-spoke-to-crush | 뭐라고 걸어요

  why-still-alone | 저 왜 남친이 안생길까요
  friends-all-paired | 주변 친구들은 다 있는데 저만 없어요ㅠ
  looks-and-love | 제가 못생겨서 그런 것 같기도 하고
  looks-and-love | 살 빼면 생길까요?
  why-unpopular | 사주에 인기 없는 거 있나요?
  am-i-charming | 그럼 제 매력은 뭐예요
  > takes-it-in | 그런 말 처음 들어봐요

  love-this-year | 올해 인연 있나요 솔직하게 말해주세요
  marriage-agency | 결혼정보회사 가입할지 고민 중입니다
  > tells-more | 300만원 정도라 부담되네요
  > worth-the-try | 그 돈 쓸 만한가요
  which-way-to-meet | 차라리 지인 소개가 나을까요?
  ask-for-introduction | 친구들이 다 결혼해서 부탁하기도 좀 민망합니다
  marriage-agency | 가입한다면 언제가 좋나요

  dating-app-try | 소개팅 앱 깔았는데 여기서 괜찮은 사람 만날 수 있을까요
  only-bad-ones | 대화는 많이 오는데 다 이상해요
  whom-to-avoid | 어떤 사람을 걸러야 돼요?
  only-bad-ones | 제가 사람 보는 눈이 없어서 맨날 이상한 남자만 만났거든요 전전남친은 돈 빌려가고 전남친은 양다리였어요
  profile-photo | 프로필 사진은 바꿀까요
  profile-words | 자기소개는 뭐라고 써요?
  > quit-dating-app | 언제까지 해보고 지울까요
  will-do-so | ㅇㅋ 해볼게요

  someone-comes | 저한테도 인연이 있을까요
  after-divorce | 돌싱이고 아이는 없습니다
  fear-of-love | 이혼하고 2년은 사람 만나는 것 자체가 싫었는데 요즘은 퇴근하고 불 꺼진 집에 들어가는 게 참 그래요. 근데 다시 만나려니 겁이 나요
  alone-for-life | 그래도 혼자 늙기는 싫어요
  someone-comes-when | 몇 살 때 만나나요?
  rest-of-the-year | 올해 하반기는 어떤가요
  divorced-with-divorced | 상대도 돌싱일까요?
  feels-glad | 말씀 들으니 마음이 좀 놓이네요

  blind-date-coming | 이번주 일요일 소개팅인데 잘될까요?
  blind-date-wear | 옷 뭐 입고 가요
  blind-date-place | 첫만남에 밥이 나아요 커피가 나아요
  blind-date-talk | 할 말 없으면 어떡하죠
  > tells-own-part | 저번엔 제가 회사 얘기만 하다가 끝났어요...
  ask-for-second-meeting | 애프터는 그 자리에서 말해요 아니면 카톡으로?
  text-what | 카톡 뭐라고 보내요

  christmas-alone | 12월 24일에 뭐 있을까요?
  christmas-alone | 크리스마스 전에 남친 생기고 싶어요
  meets-there | 11월 8일에 친구 생일파티 가는데 거기서 생길 수도 있나요
  > which-of-two-days | 둘 중에 언제가 더 좋아요
  > why-say-so | 왜요?
  will-do-so | ㅋㅋㅋㅋ 알겠어요 예쁘게 하고 갈게요

  love-luck-at-large | 연애운 봐주세요
  why-still-alone | 3년째 솔로입니다
  no-time-for-love | 일이 바빠서 만날 시간이 없긴 해요
  meets-at-work | 사내에서 만날 수도 있나요?
  office-love-wise | 사내연애는 좀 부담스러운데요
  where-to-meet | 그러면 어디 가야 만나요
  > tells-more | 교회는 안 다닙니다 ㅎㅎ
  best-month-for-love | 시기는 언제가 제일 좋죠

  too-picky | 저 눈 높은 거예요?
  my-few-conditions | 키 175 이상에 직장 있고 담배 안 피면 되는데
  > too-picky | 이게 높아요??
  > too-picky | 친구들이 다 포기하래요
  what-to-give-up | 뭐부터 포기해야 돼요
  > my-few-conditions | 담배는 진짜 싫어요
  if-i-lower-my-sights | 그럼 키를 내려놓으면 언제 생겨요 ㅋㅋ
  > sooner-than-that | 내년 봄이면 너무 먼데

  someone-comes | 대학 가면 남친 생겨요?
  > someone-comes-when | 몇월에요
  kind-of-person-to-come | 어떤 애예요?
  future-one-looks | 잘생겼어요? ㅋㅋㅋ
  introvert-in-love | 저 여중여고 나와서 남자애들이랑 말을 못해요
  > may-i-do-so | 그냥 웃고만 있어도 돼요?
  how-to-meet | OT 때 어떻게 하면 돼요

  too-late-by-age | 늦은 나이인데 연애할 수 있겠습니까
  > tells-more | 이혼한 지 6년 됐습니다
  > tells-more | 애는 엄마가 키우고 있어요
  join-a-club | 등산 모임 나가는데 거기서 만날 수 있을까요
  > goes-to-a-club-already | 마음에 드는 분이 아직은 없습니다
  > how-to-meet | 제가 먼저 다가가야 합니까
  > confess-when | 언제가 좋겠습니까

  which-of-them-fits | 소개팅 두 개 들어왔는데 어떤 걸 먼저 볼까요
  > which-of-them-fits | 한 명은 공무원이고 한 명은 자영업이래요
  > which-of-them-fits | 사진은 자영업 쪽이 더 괜찮아요
  which-of-them-fits | 제 사주엔 어느 쪽이 맞아요?
  several-meetings-at-once | 두 명 다 봐도 되죠?
  > which-of-two-days | 날짜는 이번 주 금요일이랑 다음 주 수요일이에요
  > which-of-two-days | 금요일 말고 토요일로 바꾸면요?

  love-while-in-army | 군대 전역하고 연애 가능?
  > tells-more | 내년 3월에 전역해요
  no-one-around | 복학하면 아는 사람이 없어요ㅠㅠ
  > how-would-they-take-it | 후배들이 아저씨라고 할 것 같은데
  join-a-club | 동아리 들어갈까요
  which-club-fits | 무슨 동아리가 좋아요?
  > which-club-fits | 밴드는 악기를 못하는데요
  > will-do-so | ㅋㅋ 사진 동아리로 갑니다

  alone-for-life | 그냥 혼자 살 팔자인가요
  tell-me-straight | 돌려 말하지 말고요
  heard-otherwise | 점집에서 40 넘어야 온다던데 맞아요?
  prepare-until-then | 그럼 그때까지 뭐 해요
  blind-dates-tire | 솔직히 이제 좀 지쳐요. 소개팅 나가면 다들 조건만 묻고 저도 면접 보는 기분이에요
  > may-i-do-so | 쉬어도 돼요?
  > rest-from-love | 얼마나 쉬어요
  after-that-month | 근데 쉬다가 기회 놓치면요?

  luck-today | 오늘 운세 어때요 연애로
  go-to-gathering | 저녁에 친구가 남사친들이랑 술 먹자는데 갈까요?
  > tells-more | 피곤해서 안 가려고 했거든요
  > meets-this-weekend | 가면 뭐 있어요?
  will-do-so | 그냥 오늘 갈게요 ㅋㅋ

  everyone-sees-a-friend | 왜 저는 항상 좋은 오빠로 끝나죠
  > tells-bad-sign | 이번에도 또 그랬어요
  crush-got-partner | 밥 사주고 데려다주고 고민 들어주고 다 했는데 다른 남자랑 사귄대요
  > everyone-sees-a-friend | 제가 만만해요?
  too-nice-bores | 그럼 나쁜 남자 돼야 됩니까
  > cannot-do-so | 성격이 그게 안 돼요
  someone-comes-when | 언제쯤 제대로 된 연애 해요?
  crush-what-like | 그 사람은 어떤 사람이에요

  too-late-by-age | 서른 되니까 조급해져요
  love-this-year | 올해 남은 두 달 안에 가능성 있어요?
  how-many-percent | 몇 퍼센트요
  > let-down-by-it | ㅠㅠ 낮네
  love-next-year | 그럼 내년 몇 월요
  prepare-until-then | 그때까지 뭘 하면 돼요?
  > prepare-until-then | 운동 말고 다른 거요
  > tells-own-part | 취미가 없어요 진짜로
  > will-do-so | 쿠킹클래스 괜찮네요 찾아볼게요

  give-too-much | 연애하면 늘 제가 더 좋아해요
  always-left-behind | 그래서 매번 차여요
  > over-sensitive | 왜 이럴까요
  anxious-in-love | 불안해서 연락 계속 확인하고 그러거든요
  change-myself | 고칠 수 있어요?
  next-one-lasts | 다음 사람한테는 안 그러고 싶어요
  someone-comes-when | 그 다음 사람 언제 와요? ㅋㅋ
  wish-of-the-next-one | 저를 더 좋아해주는 사람이면 좋겠다

  love-luck-at-large | 10월 연애운 알려주세요
  meets-there | 10월 18일 친구 결혼식 있는데 신부 친구 소개 기대해도 될까요
  > tells-more | 사회도 제가 봅니다
  > takes-it-in | 오 그래요?
  will-do-so | 그럼 먼저 말을 걸어야겠네요
  meets-there | 25일에 다른 결혼식도 있는데 거기는요
  you-mean-then | 18일이 낫다는 거죠?

  lonely-night | 외로워서 들어와봤어요
  only-worked-till-now | 십 년 가까이 혼자였어요. 엄마 병간호하다가 보니까 시간이 이렇게 갔네요
  someone-comes | 이제라도 누가 있을까요?
  where-to-meet | 어디서 만나요
  goes-to-a-club-already | 동네 도서관 모임 하나 나가고 있어요
  goes-to-a-club-already | 거기 남자분은 두 분뿐인데 ㅎㅎ
  > prepare-until-then | 제가 뭘 바꾸면 좋을까요

  app-no-match | 틴더 매칭은 되는데 답장이 안와요
  first-message-to-stranger | 첫마디를 뭐라고 해야됨?
  first-message-to-stranger | 안녕하세요 하면 다 씹음
  > first-message-to-stranger | 사진에 강아지 있으면 강아지 얘기하라고요?
  ask-out-when | 오 그럼 만나자는 말은 언제 해요
  > ask-out-when | 며칠 정도?
  meets-this-month | 이번달에 한명이라도 만날수 있나요

  foretold-did-not-come | 다른 데선 여름에 생긴다고 했는데 벌써 가을이에요
  > someone-comes-when | 여긴 뭐라고 나와요
  > let-down-by-it | 또 기다리라는 거잖아요
  are-you-sure | 이번엔 틀리면 어떡해요
  > tells-own-part | 하긴 제가 여름 내내 집에만 있긴 했어요
  > how-to-meet | 그래서 뭐 하면 돼요

  abroad-or-home | 국제결혼까지 생각하고 있는데 국내 인연은 없는 겁니까
  no-one-around | 지방이라 여자가 없어요
  > tells-more | 농기계 수리점 합니다
  > tells-more | 돈은 먹고살 만큼 법니다
  small-town-love | 그럼 도시로 나가야 만납니까?
  > cannot-do-so | 가게를 비울 수가 없는데
  > tells-more | 주말에 하루 정도는 됩니다
  > someone-comes-when | 언제부터가 좋습니까

  arranged-meeting | 엄마가 선 보라는데 볼까요?
  wide-age-gap | 저보다 여섯 살 많대요
  photo-not-my-type | 사진도 안 보여줘요 ㅋㅋㅋ
  > arranged-meeting | 안 보면 엄마가 계속 뭐라 할 것 같아요
  decline-kindly | 별로면 어떻게 거절해요

  someone-comes-when | 첫연애는 언제 해요?
  feels-nothing | 저 아직 누구 좋아해본 적도 없는데 이상한 거예요?
  only-i-stand-still | 다들 썸 얘기하는데 낄 데가 없어요
  dislikes-blind-dates | 소개 받는 건 무서워요
  introvert-in-love | 모르는 사람이랑 카톡하는 게 힘들어요
  > where-to-meet | 그럼 어떻게 만나요
  feels-glad | 천천히 해도 된다니까 다행이다

  looks-and-love | 키가 165라 자신이 없습니다
  app-no-match | 앱에서는 키 적는 순간 끝나요
  someone-comes | 저한테도 좋다는 사람이 올까요?
  kind-of-person-to-come | 어떤 성격이에요 그 사람
  > may-i-do-so | 저보다 커도 되나요 ㅎㅎ
  where-to-meet | 어디서 만나는 게 유리해요?
  will-do-so | 독서모임 한번 나가볼게요
  club-when | 시작하기 좋은 날 있나요

  dohwa-star | 도화살 있어요 저?
  > why-still-alone | 근데 왜 없는 것 같죠
  only-the-taken | 꼬이는 건 유부남이나 이상한 사람만 꼬여요
  spot-a-bad-one | 그런 사람 안 꼬이게 하려면요?
  someone-comes-when | 제대로 된 사람은 언제 와요
  recognise-the-one | 처음 보고 바로 알아볼 수 있어요?
  same-kind-again | 또 속을까봐 무서워요
  will-do-so | 네 기억할게요

  too-late-by-age | 이 나이에 연애 물어봐도 되나 모르겠네요 허허
  widowed-again | 사별한 지 4년입니다
  > tells-more | 딸이 만나보라고 해서요
  ready-for-love | 만나도 되는 때입니까
  > widowed-again | 아내한테 미안한 마음이 있습니다
  kind-of-person-to-come | 상대는 어떤 사람이 좋겠습니까
  > will-do-so | 서두르지는 않겠습니다

  got-a-number | 헌팅포차에서 만난 사람이랑 사귀어도 돼요?
  > tells-more | 아니 아직 만난 건 아니고 이번 주에 가려고요ㅋㅋ
  app-to-real-love | 거기서 진지한 사람 만날 확률 있나여
  > takes-it-in | 하긴..
  where-to-meet | 그럼 자만추는 어디서 해요 진짜
  goes-to-a-club-already | 학원 다니긴 하는데 토익
  > may-i-do-so | 쉬는 시간에 말 거는 사람 있으면 받아줘도 되죠?
  someone-comes-when | 언제쯤 올까요 그런 사람

  love-next-year | 내년 연애운이 올해보다 나은가요
  > tells-more | 올해는 진짜 아무 일도 없었습니다
  best-month-for-love | 상반기예요 하반기예요?
  > tells-more | 5월에 이직할 것 같은데 영향 있어요?
  meets-at-work | 새 회사에서 만나나요 그럼
  > meets-at-work | 아니면 거래처?
  > may-i-do-so | 이직을 7월로 미루면요?
  will-do-so | 참고하겠습니다

  wish-for-love | 마흔 되기 전에 연애하고 싶어요
  > tells-more | 생일이 2월이라 몇 달 안 남았어요 ㅎㅎ
  > sooner-than-that | 그 안에 되나요?
  blind-date-offered | 후배가 아는 분 소개해준다는데 받을까요
  photo-not-my-type | 사진 보니까 머리숱이 좀...
  > photo-not-my-type | ㅋㅋㅋ 그래도 만나볼까요
  ask-out-when | 언제 만나자고 해요?
  > may-i-do-so | 평일 저녁도 괜찮아요?
  will-do-so | 네 연락해볼게요

  why-unpopular | 여자애들이 저 싫어하는 것 같아요
  why-unpopular | 말하면 어색해지고 단톡에서도 제 말엔 답이 없어요
  is-my-chart-good | 제 사주가 그래요?
  my-strong-points | 그럼 제 장점이 뭔데요
  > tells-more | 유머는 없는데
  when-life-gets-better | 내년엔 좀 나아져요?
  > looks-and-love | 피부과부터 가볼까요 ㅋㅋ

  ssum-likes-me | 이 사람 저한테 마음 있어요?
  texts-never-meets | 연락은 매일 하는데 만나자는 말을 안 해요
  texts-never-meets | 친구 소개로 번호 받은 지 3주 됐고 아침에 일어나면 톡 와있고 자기 전까지 하는데 약속 얘기만 나오면 말을 돌려요
  ask-them-out | 제가 먼저 만나자고 할까요
  how-would-they-take-it | 부담스러워하면 어떡해요
  > first-message-to-stranger | 뭐라고 보내요?
  sent-no-answer-yet | 보냈는데 답이 없어요ㅠㅠ
  first-date-ahead | 왔다!! 토요일에 보재요

  answers-slower | 카톡 답장이 점점 느려져요
  > tells-more | 처음엔 바로바로 왔는데 이제 서너 시간이에요
  busy-or-cooled | 식은 건가요?
  always-busy | 바쁘다고는 했어요 회사 옮겨서
  posts-but-no-answer | 그래도 인스타 스토리는 올리던데
  ask-if-burden | 따지면 안 되겠죠
  text-what | 그럼 뭐라고 보내야 자연스러워요?
  will-do-so | 네 내일 점심때 보내볼게요

  am-i-kept-around | 이 남자 저 간 보는 거 맞죠
  silent-on-weekends | 주말엔 연락이 안 돼요
  only-at-night | 평일에만 밤에 전화 와요
  someone-else-too | 여친 있는 거 아니에요?
  > tells-their-words | 물어보면 없다고는 해요
  silent-on-weekends | 그럼 왜 주말에 안 만나요
  > how-can-i-tell | 어떻게 확인해요
  > feels-hurt | 하 짜증나
  will-do-so | 이번 토요일에 보자고 해볼게요

  first-date-ahead | 내일 첫 데이트예요
  date-where | 어디 가면 좋을까요
  > will-do-so | 전시회 보고 밥 먹으려고요
  when-to-touch | 손은 잡아도 돼요?
  > is-it-too-fast | 너무 빠르죠?
  > may-i-see-them-home | 집에 데려다줘도 되나요
  > how-would-they-take-it | 부담스러워할까봐
  got-home-safe-text | 헤어지고 카톡은 바로 보내요?
  will-do-so | 알겠습니다 자고 내일 잘하고 올게요

  will-they-confess | 썸남이 고백을 안 해요
  > tells-good-sign | 영화도 보고 손도 잡았는데요
  long-ssum | 두 달째예요
  > meets-never-names | 왜 안 할까요?
  woman-confesses-first | 제가 먼저 하면 매력 없어 보여요?
  > confess-when | 하면 언제 해요
  confess-on-the-day | 빼빼로데이 어때요 11월 11일
  > confess-on-the-day | 그 전날은요?
  confess-by-text | 말로 해요 카톡으로 해요?

  ssum-official-when | 사귀자고 언제 말하면 될까요
  > tells-more | 네 번 만났습니다
  > tells-more | 다음 만남이 금요일이에요
  > tells-more | 장소는 한강이요
  > confess-words | 멘트 좀 알려주세요
  lighter-words | 너무 오글거리는데요 ㅋㅋ 더 담백한 거 없나요
  if-they-refuse | 까이면 어떡해요
  will-do-so | 해보겠습니다

  blind-date-no-word | 소개팅하고 왔는데 연락이 없어요
  > tells-bad-sign | 헤어질 때 잘 들어가라고 하고 끝이에요
  > tells-more | 이틀 지났어요
  am-i-turned-down | 제가 마음에 안 든 거죠?
  good-until-then | 분위기는 좋았거든요 세 시간이나 얘기했는데
  losing-if-i-text | 먼저 보내볼까요
  > reply-to-ex | 뭐라고요?
  will-do-so | 답 없으면 포기할게요
  are-all-alike | 왜 남자들은 확실하게 말을 안 해요 진짜

  declined-no-other-day | 애프터 신청했는데 이번 달은 바쁘답니다
  is-that-a-no | 거절인가요?
  declined-no-other-day | 다음 달에 보자고는 안 했어요
  > always-busy | 그냥 바쁘다고만
  > declined-no-other-day | 한 번 더 물어봐도 되나요
  > someone-comes-when | 언제쯤요?
  ask-the-matchmaker | 주선자한테 물어보는 건 별로죠
  will-do-so | 네 2주 뒤에 해보겠습니다

  define-us | 우리 무슨 사이예요 도대체?
  meets-never-names | 만나면 다 하는데 사귀자는 말은 없어요
  > tells-more | 반 년 됐어요
  > tells-their-words | 물어보면 지금이 좋지 않냐고 해요
  am-i-kept-around | 저 놀아나는 건가요
  > cannot-do-so | 좋아하니까 못 끊겠어요
  what-are-they-thinking | 그 사람 마음은 진짜 뭐예요
  how-long-to-wait | 언제까지 기다려요
  afraid-to-ask | 말하면 떠날까봐 무서워요

  one-word-answers | 걔가 ㅋㅋ만 보내는데 관심없는거임?
  > tells-more | 읽씹은 아님
  asks-me-nothing | 질문도 안함
  warm-meeting-cold-text | 근데 만나면 잘 웃어줌
  > warm-meeting-cold-text | 뭐가 진짜임?
  text-less | 그럼 카톡 줄이고 만나는게 나음?
  ask-them-out | 시험기간인데 같이 공부하자 할까
  did-it-now | ㅇㅋ 지금 보냄
  did-it-worked | 알겠대 ㅋㅋㅋㅋ

  read-no-answer | 읽씹당했어요
  sent-no-answer-yet | 어제 밤 11시에 보냈는데 지금까지 답이 없어요
  did-i-do-wrong | 뭐 잘못 보냈나
  > tells-more | 그냥 오늘 뭐했냐고 물어봤어요
  after-no-answer | 또 보내면 집착 같죠?
  > how-long-to-wait | 얼마나 기다려요?
  ssum-likes-me | 마음은 있는 거예요 없는 거예요
  will-do-so | 하루만 더 참아볼게요ㅠ

  app-not-met-yet | 앱에서 2주 얘기했고 이제 만나려고 합니다
  > blind-date-coming | 만나면 잘 통할까요
  real-me-disappoints | 사진이랑 다르다고 할까봐 걱정됩니다
  blind-date-day | 요일은 언제가 좋아요?
  short-first-meeting | 첫날은 짧게 보는 게 나은가요
  short-first-meeting | 한 시간이면 너무 짧지 않아요?
  show-it-or-hide | 만나고 마음에 들면 바로 표현해도 되나요

  is-it-ssum | 회사 동료랑 썸 타는 것 같은데 저만 그런 건지 모르겠어요
  tells-good-sign | 커피를 매일 사다줘요
  > tells-good-sign | 다른 사람들 것도 사긴 하는데 제 건 꼭 라떼로요
  is-my-hunch-right | 이거 관심 맞죠?
  > tells-bad-sign | 근데 퇴근하면 연락은 없어요
  text-first-or-wait | 제가 먼저 톡 해도 될까요 핑계가 없어요
  fear-of-rumour | 소문날까봐 조심스러워요
  > may-i-do-so | 그러면 회식 때 옆에 앉아볼까요
  > tells-more | 다음 주 화요일이 회식이에요

  shy-or-no-feelings | 밀당하는 건가요 얘
  hot-and-cold | 이틀 잘해주다가 하루 잠수 타요
  > hot-and-cold | 왜 그래요?
  answer-slow-on-purpose | 나도 똑같이 할까요
  > feels-hurt | 솔직히 지쳐가고 있어요
  define-us | 그냥 물어보면 안 돼요? 나랑 뭐하고 싶은 거냐고
  > define-us | 뭐라고 하면 안 무거워요

  ssum-becomes-love | 이 분이랑 잘될까요
  > slow-to-touch | 지인 소개로 만나서 밥 먹고 산책하고 세 번 봤는데 아직도 존댓말 쓰고 헤어질 때 고개 숙여 인사해요 ㅎㅎ
  drop-honorifics | 말 놓자고 제가 해도 될까요
  slow-to-touch | 진도가 너무 느려요
  ssum-likes-me | 마음이 없는 건 아니겠죠?
  > tells-good-sign | 전화는 하루 한 번씩 꼭 해요
  ssum-official-when | 언제쯤 정식으로 만나자고 할까요
  will-do-so | 그럼 이번 달은 그냥 지켜볼게요

  gift-for-ssum | 썸녀 생일인데 선물 뭐가 좋아요
  > tells-more | 아직 사귀는 건 아니에요
  > tells-more | 5만원 정도 생각해요
  gift-for-ssum | 목걸이는 부담스럽죠?
  > tells-their-words | 친구들이랑 약속 있대요ㅠ
  confess-or-not | 선물 주면서 고백해도 되나요

  always-me-first | 선톡이 안와요 항상 제가 먼저 해요
  if-i-stop-texting | 제가 안하면 끝날 것 같아요
  > if-i-stop-texting | 안해볼까요?
  > if-i-stop-texting | 며칠이나요
  > will-they-text | 이틀째인데 안와요 ㅋㅋㅋㅋ
  > always-me-first | 좋아하면 먼저 하는 거 아니에요?
  warm-meeting-cold-text | 원래 연락 잘 안하는 성격이라는데 진짜예요?
  > is-my-hunch-right | 핑계 같은데

  ssum-becomes-love | 마음에 두고 연락하는 분이 있습니다
  crush-likes-me | 그분도 저를 좋게 생각할까요
  one-word-answers | 답은 꼬박꼬박 주시는데 짧아요
  > tells-more | 네 식사하셨어요? 이 정도입니다
  > is-it-their-nature | 원래 말투가 그런 건지요
  date-where | 다음엔 제가 뭘 제안하면 좋을까요
  is-it-too-fast | 드라이브는 이른가요?
  will-do-so | 그러면 점심으로 하겠습니다

  two-at-once | 썸남이 둘인데 누굴 골라야 돼요
  two-at-once | 한 명은 다정한데 설레지가 않고 한 명은 설레는데 연락이 개판이에요
  > tells-more | 등록한 사람은 설레는 쪽이에요
  ssum-becomes-love | 이 사람이랑 사귀면 어때요?
  will-partner-change | 연락은 안 바뀌나요
  let-down-by-it | 하.. 역시
  > cannot-do-so | 그래도 자꾸 생각나요
  am-i-playing-them | 둘 다 만나보면 나쁜 년이죠 ㅋㅋ
  choose-by-when | 언제까지 정해요

  only-a-younger-sister | 같은 스터디 누나가 저를 남자로 볼까요
  calls-me-cute | 귀엽다는 말만 해요
  calls-me-cute | 귀엽다는 거 좋은 거예요?
  touched-me-lightly | 어제 술 마시고 머리 쓰다듬었는데
  make-crush-see-me | 남자로 보이려면 어떻게 해야 돼요
  drop-honorifics | 말 놓고 이름 부르면 혼날까요
  > tells-more | 나이차이 세 살이에요
  confess-when | 고백 타이밍은 언제예요?

  date-went-well | 오늘 첫 데이트 하고 왔어요!!
  second-date-offer | 다음에 또 보자고 했는데 빈말일까요?
  tells-good-sign | 맛집 링크를 보내줬어요
  > feels-glad | 그럼 진짜네요 ㅎㅎ
  > text-what | 답장은 뭐라고 해요
  show-it-or-hide | 너무 좋아하는 티 내면 안 되죠?
  third-date | 두 번째는 언제가 좋을까요
  is-it-too-fast | 이번 주에 또 보면 너무 빨라요?

  confessed-waiting | 사귀자고 했는데 생각할 시간 달래요
  > confessed-waiting | 이거 거절이죠
  > tells-more | 사흘 됐습니다
  > wait-or-stop | 기다리면 돼요?
  > text-first-or-wait | 연락은 평소처럼 해요 아니면 하지 말아요
  > feels-hurt | 답답해서 잠이 안 와요
  crush-loves-ex-still | 전 남친을 못 잊었다는 얘기는 들었어요
  is-there-hope | 가능성이 있긴 있나요
  > how-long-to-wait | 언제까지 기다려야 돼요?

  likes-others-photos | 썸남이 인스타 여자들 사진에 다 좋아요 눌러요
  > ssum-or-only-kind | 저한테만 그런 줄 알았는데
  serious-or-light | 바람둥이예요?
  no-right-to-be-hurt | 말해도 돼요? 사귀는 것도 아닌데
  how-would-they-take-it | 질투난다고 하면 좋아할까요
  > cannot-do-so | ㅋㅋ 못하겠는데
  post-story-as-bait | 그냥 저도 남사친이랑 찍은 거 올릴까요
  will-do-so | 알겠어요 참을게요

  online-love | 게임에서 만난 애랑 매일 통화해요
  > tells-more | 얼굴은 아직 못 봤어요
  app-not-met-yet | 실제로 만나도 될까요?
  > tells-more | 걔는 부산 살고 저는 인천이에요
  declined-no-other-day | 만나자고 하면 자꾸 다음에 하자고 해요
  > texts-never-meets | 왜 피할까요
  > may-i-do-so | 사진 보내달라고 하는 건 실례죠?
  call-instead | 영상통화부터 해보자고 할까요
  > ask-out-when | 언제 말하면 좋아요?

  what-are-they-thinking | 연락하는 분이 있는데 속을 모르겠어요
  date-a-divorced-one | 돌싱이시고 아이가 있어요
  ssum-or-only-kind | 저한테 잘해주시는데 딱 거기까지예요
  > is-that-why | 아이 때문일까요?
  how-would-they-take-it | 제가 괜찮다고 말하면 부담될까요
  > tells-more | 만나는 건 한 달에 두 번쯤이에요
  serious-or-light | 이 분은 저랑 뭘 하고 싶은 걸까요
  ssum-official-when | 올해 안에 정해질까요?

  cancelled-date | 오늘 저녁에 보기로 해서 식당도 예약해놨는데 만나기 두 시간 전에 몸 안 좋다고 취소당했어요
  > cancelled-date | 진짜 아픈 걸까요
  > tells-bad-sign | 두 번째예요 이게
  > let-down-by-it | 하ㅋㅋ
  > tells-bad-sign | 다음 약속은 잡자는 말이 없네요
  > they-are-ill | 괜찮냐고만 보내고 말까요
  they-are-ill | 죽이라도 보내줄까
  > they-are-ill | 기프티콘은 오버인가요
  will-do-so | 알겠어요 담백하게 갈게요

  rumour-about-us | 같은 과 남자애랑 썸인데 소문났어요
  crush-avoids-me | 그 뒤로 걔가 저를 피해요
  crush-avoids-me | 왜 피하는 거예요?
  > crush-avoids-me | 싫어진 거예요?
  > tells-more | 과제 조가 같아서 매주 봐야 돼요
  > may-i-do-so | 아무렇지 않은 척해요?
  > who-apologises-first | 제가 먼저 미안하다고 할까요 제 친구가 말한 거라서
  > apology-words | 카톡으로 써주세요
  > lighter-words | 너무 길지 않게요

  being-used-crush | 이 여자 저 호구로 봅니까
  > who-pays | 밥도 제가 커피도 제가 영화표도 제가 끊고 지난주엔 택시비까지 제가 냈습니다
  > tells-more | 다섯 번 다요
  > tells-bad-sign | 고맙다고는 하는데 커피도 한 번 안 사요
  > cannot-do-so | 쪼잔해 보일까봐 말을 못 하겠어요
  what-are-they-thinking | 마음은 있는 건가요 그래도?
  ask-them-out | 다음엔 커피 사달라고 해볼까요
  > who-pays | 어떻게 말하면 안 치사해 보여요

  serious-or-light | 연하남이랑 썸인데 이 친구 진심일까요
  > tells-more | 저보고 자꾸 누나 누나 하면서 들이대요
  say-i-want-serious | 결혼 생각 물어보면 도망가겠죠 ㅋㅋ
  say-i-want-serious | 가볍게 만나는 건 싫거든요
  > how-can-i-tell | 진심인지 어떻게 알아봐요?
  touch-too-fast | 스킨십은 빨리 하려고 해요
  i-want-to-go-slow | 천천히 하자고 해도 돼요?
  > takes-it-in | 싫어하면 그걸로 끝이죠 뭐

  ask-before-kiss | 첫키스 언제 해야됨?
  > tells-more | 아직 안 사귐
  > held-hands | 손은 잡았음
  > tells-more | 저번에 집앞에서 분위기 좋았는데 타이밍 놓침
  who-confesses-first | 먼저 고백부터 해야되나
  > tells-more | 다음에 만나는 게 31일임
  > tells-more | 할로윈이라 사람 많을듯
  > will-do-so | ㄱㄱ 해봄

  friend-grows-warm | 십년 된 남사친인데 요즘 좀 이상해요
  > friend-grows-warm | 갑자기 매일 전화해요
  ssum-likes-me | 외로워서 그러는 걸까요 저를 좋아하는 걸까요
  they-called-drunk | 지난주에 술 먹고 우리 사귈래? 하더니 다음 날 기억 안 난대요
  remembers-that-day | 진짜 기억 안 날까요
  friendship-after-confession | 저도 싫진 않아요 근데 친구 잃을까봐
  > may-i-do-so | 다시 물어봐도 돼요?
  > day-for-talk | 언제 물어보는 게 좋아요

  crush-club | 골프 모임에서 만난 분인데요
  > tells-good-sign | 둘이 저녁 두 번 먹었습니다
  sat-and-talked-long | 이 정도면 관심 있는 거죠?
  > tells-own-part | 나이가 있으니 밀당은 하기 싫습니다
  is-it-too-fast | 정식으로 만나보자고 하면 빠릅니까
  > tells-more | 다음 라운딩이 16일입니다
  > confess-on-the-day | 그날 말하는 건 어떻습니까
  > you-mean-then | 저녁을 따로 잡으라는 거군요
  > confess-words | 뭐라고 말을 꺼냅니까

  am-i-turned-down | 썸 끝난 거 같아요
  silent-since-then | 일주일째 연락 없어요
  i-went-silent | 마지막에 제가 좀 삐져서 단답했거든요
  is-that-why | 그것 때문이에요?
  ended-ssum-returns | 사과하면 돌아와요?
  who-apologises-first | 근데 제가 왜 사과해야 되지
  > feels-hurt | 자존심 상해요 솔직히
  > may-i-do-so | 그래도 보내는 게 나아요?
  > apology-words | 딱 한 줄만 써줘요

  signs-they-like | 동아리 여자애가 저한테 사진 찍어달라고 자꾸 해요
  ssum-likes-me | 관심 있는 거예요?
  > tells-good-sign | 다른 애한텐 안 시켜요
  > tells-good-sign | 디엠도 가끔 와요
  answer-slow-on-purpose | 답장 몇 분 뒤에 해야 돼요? 바로 하면 없어보여요?
  will-do-so | ㅋㅋ 바로 할게요
  ask-out-words | 둘이 밥 먹자고 하고 싶은데 어떻게 말해요
  see-them-after-refusal | 거절하면 동아리 못 나가는데

  school-friend-again | 여름에 초등학교 동창회 갔다가 삼십 년 만에 만난 친구가 있는데 그 뒤로 계속 연락하고 있어요
  > tells-more | 둘 다 혼자예요
  ssum-or-only-kind | 아침마다 좋은 글 보내주는데 이거 저한테만 보내는 걸까요 ㅎㅎ
  ask-out-words | 만나자는 말은 아직 없어요
  ask-them-out | 제가 밥 한번 먹자고 해도 될까요
  woman-confesses-first | 여자가 먼저 하면 가벼워 보일까 봐서요
  which-of-two-days | 다음 달 초가 나아요 이번 달 말이 나아요?
`);
