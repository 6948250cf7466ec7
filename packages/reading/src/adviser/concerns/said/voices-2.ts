import { evenings } from './evenings.ts';

/** Many mouths, message by message. */
export default evenings(`
  love-this-year | 저 올해 연애할 수 있나요
  foretold-did-not-come | 작년에도 올해는 생긴다그래서 기대했는데 아무일도 없었거든요
  someone-comes-when | 그럼 언제쯤 생겨요?
  where-to-meet | 어디서 만날까요 회사 집 회사 집이라 만날 데가 없어요
  which-way-to-meet | 동호회 같은거 드는게 나을까요 소개팅 앱이 나을까요
  app-no-match | 앱은 좀 그래요.. 한번 해봤는데 매칭이 하나도 안됨ㅋㅋ
  why-unpopular | 제가 인기가 없는 사주인가요
  > tells-own-part | 키도 작고 돈도 그렇게 많이 벌진 않아요
  kind-of-person-to-come | 어떤 여자가 저랑 맞아요?
  older-or-younger | 연상도 괜찮나요
  > will-do-so | 알겠습니다 한번 나가볼게요

  confess-or-not | 언니 저 고백해도 될까요ㅠㅠ
  crush-classmate | 같은과 동기인데 매일 같이 밥먹어요
  crush-likes-me | 걔도 저 좋아하는거 맞죠??
  ssum-or-only-kind | 근데 다른 여자애들한테도 다 잘해줘요
  > ssum-or-only-kind | 그럼 저만 특별한 건 아닌거네여..
  first-relationship | 연애 한번도 안해봐서 어떻게 하는지 모르겠어요
  confess-by-text | 카톡으로 하면 좀 그런가
  > confess-words | 만나서 하면 뭐라고 말해요
  refused-then-awkward | 차이면 같은과라 4년 내내 봐야되는데 어떡해요
  > now-or-after-it | 종강하고 할까요 아님 지금?
  nervous-before-it | ㅎㅎ 떨린다

  after-divorce | 재혼운이 있는지 궁금합니다
  > tells-more | 이혼한 지 4년 됐고 아이 둘 제가 키웁니다
  takes-me-as-i-am | 아이들 있는데 저를 좋아해줄 사람이 있을까요
  > someone-comes-when | 몇 살쯤 만나게 됩니까
  divorced-with-divorced | 상대도 돌싱인 게 나을까요 아니면 초혼도 괜찮을까요
  child-meets-my-new-one | 애들한테는 언제 얘기하는 게 좋을지
  child-misses-parent | 사실 둘째가 아직 엄마를 찾습니다
  am-i-bad-for-it | 제 욕심인 것 같기도 하고요
  remarry-ex-spouse | 전처랑 다시 합칠 가능성은 없습니까
  > ex-wants-i-do-not | 그건 저도 원하는 게 아니긴 합니다
  second-marriage-well | 재혼하면 이번에는 잘 살 수 있을까요

  waiting-for-soldier | 남친 군대 가고 나서 변한거같아요
  couple-contact-little | 훈련소때는 편지 매일 왔는데 자대가고 나서는 전화도 3일에 한번
  posts-but-no-answer | 폰 쓸 수 있는 시간에도 게임하는거 봤어요 접속중 떠있더라고요
  partner-cooled | 마음이 식은걸까요
  brushes-me-off | 제가 말하면 예민하대요
  waiting-for-soldier | 전역까지 8개월 남았는데 기다리는게 맞나요
  tells-more | 주변에서는 다 꽃신 못신는다고 해요ㅠ
  after-discharge | 우리 전역하고도 사귈까요?
  partner-friends-first | 이번 휴가때 친구들부터 만난다는데 서운해하면 안되는거예요?
  > ask-for-change | 뭐라고 말해야 안싸울까요
  will-do-so | 휴... 그래도 좋아하니까 참아볼게요

  marry-at-all | 결혼은 할 수 있을까요
  > someone-comes-when | 언제요?
  kind-of-spouse | 남편 될 사람은 어떤 사람이에요

  contact-ex-first | 헤어진지 두달됐는데 연락해도 될까요
  was-dumped | 제가 차였어요 지쳤다고
  parted-over-my-ways | 제가 일 때문에 바빠서 신경을 못 써줬거든요
  ex-thinks-of-me | 걔는 저 생각 할까요
  ex-watches-stories | 인스타 스토리는 맨날 제일 먼저 봄
  > ex-feelings-left | 그거 미련 있는거 맞지 않아요?
  > ex-unfollowed | 근데 프사는 제 사진 다 내렸더라구요
  > text-what | 뭐라고 보내는게 좋을까요
  > these-words-all-right | “잘지내?” 이건 좀 아닌가요
  > after-no-answer | 읽씹당하면요?
  > contact-ex-when | 언제 보내는게 제일 좋아요
  > prepare-until-then | 그전까지 뭐하고 있으면 돼요
  part-again-after | 다시 만나도 또 똑같이 헤어질까봐 걱정도 돼요

  night-shift-partner | 3교대 간호사인데 썸남이랑 시간이 안맞아요
  > tells-more | 나이트 끝나고 자고 일어나면 연락이 와있긴 한데 답하면 또 저녁에나 답와요
  busy-or-cooled | 관심이 식은걸까요 아님 바쁜건가요
  asked-me-to-meet | 만난건 두번이고 다 그쪽에서 먼저 보자고 했어요
  ask-them-out | 제가 먼저 만나자고 해도 되나요
  tells-more | 다음주 오프가 화수밖에 없는데 그사람은 직장인이라ㅠㅠ
  ask-them-out | 퇴근하고 잠깐 보자고 하면 부담스러울까요?
  will-they-confess | 고백은 언제쯤 할까요 그사람이
  third-or-never | 저는 세번째 만남에 할줄 알았는데 아니더라고요
  > is-that-why | 제가 너무 티를 안내서 그런가
  > show-it-or-hide | 어떻게 티내요?

  same-sex-welcome | 저 게이인데 이런것도 봐주나요
  crush-same-side | 좋아하는 형이 있는데 이쪽인지 아닌지 모르겠어요
  touched-me-lightly | 저한테 유독 다정해요 술마시면 어깨에 기대고
  afraid-to-ask | 물어봤다가 멀어질까봐 못물어보겠음
  ssum-likes-me | 그 형 마음은 어때보여요?
  tells-more | 여자친구 얘기는 한번도 안했어요 3년동안
  > crush-same-sex | 떠보는 방법 없을까요
  love-unsaid | 그냥 친구로 남는게 나을수도 있죠..?
  feels-hurt | 근데 이제 너무 힘들어요 볼때마다

  widowed-again | 남편 보내고 6년만에 마음 가는 분이 생겼어요
  crush-club | 등산 모임에서 만난 분인데 저보다 두 살 아래예요
  us-two-match | 우리 둘이 맞는지 좀 봐주세요
  crush-likes-me | 그분도 저한테 마음이 있을까요
  will-the-children-take-it | 자식들이 뭐라 할지 그게 걱정이네요
  > tells-more | 큰애는 서른이고 작은애는 스물일곱이에요
  crush-at-my-age | 이 나이에 주책이지요
  should-live-together | 같이 살자고 하면 어떻게 해야 하나요
  together-without-wedding | 혼인신고까지는 생각이 없어요
  call-instead | 먼저 전화를 해도 될까요? 늘 그쪽에서 해서요

  only-a-younger-sister | 좋아하는 애가 저를 그냥 친구로 봐요
  > tells-more | ㅇㅇ 3년 알고지냄
  confess-accepted | 고백하면 됨?
  > refused-then-awkward | 안되면

  couple-reaches-marriage | 사내연애중인데 결혼할 수 있을까요?
  > tells-more | 같은 팀이에요 저는 대리 그사람은 과장
  partners-opposite-friend | 회사에서는 비밀인데 요즘 다른 여직원이랑 너무 친하게 지내요
  is-partner-cheating | 바람피는건 아니겠죠
  can-i-trust-partner | 일부러 숨기려고 그러는거라는데 믿어도 돼요?
  not-introduced | 공개하자고 하면 피해요
  > not-introduced | 왜 피하는걸까요
  dodges-wedding-talk | 결혼 얘기 꺼내면 집값 얘기만 해요
  answer-by-a-date | 저는 올해 안에는 확답받고 싶거든요
  > ask-if-burden | 물어보면 부담줄까봐 말도 못 꺼냄
  works-with-ex | 헤어지면 회사는 어떡해요ㅠㅠ
  > works-with-ex | 그만둘수도 없고
  > day-for-talk | 언제 얘기하는게 좋을지만 알려주세요

  never-loved | 저 모솔인데 언제 여친 생겨요?
  feels-glad | ㅋㅋㅋㅋ아 진짜요?
  > tells-more | 대학가면 생긴다더니 다 구라였음
  natural-before-crush | 여자애들 앞에서 말을 못하겠어요
  > never-spoke-to-crush | 뭔 말을 해야돼요
  love-while-in-army | 군대 내년에 가는데 그 전에 사귀는거 에바임?
  > love-while-in-army | 군대가면 헤어지겠죠
  love-while-in-army | 그럼 전역하고 사귀는게 낫나

  long-distance | 저 독일에서 유학중이고 남친은 한국에 있어요 장거리 2년차
  > long-distance | 시차가 8시간이라 통화할 시간도 없어요
  same-fight-again | 요즘 싸우기만 해요
  shall-part | 헤어져야 할까요
  > tells-their-words | 남친은 제가 안 돌아올까봐 불안하대요
  > tells-more | 사실 저도 졸업하면 여기서 취업하고 싶거든요
  am-i-bad-for-it | 남친한테 여기로 오라고 하면 이기적인가요
  couple-lasts | 우리 결국 어떻게 될까요
  partner-loves-me | 그사람 저 많이 사랑하긴 하나요
  > may-i-do-so | 겨울에 한국 들어가는데 그때 얘기해볼까요
  open-a-talk | 무슨 얘기부터 해야 할지 모르겠어요
  mothers-word-or-mine | 부모님은 그냥 거기서 좋은사람 만나래요

  being-used-crush | 이혼하고 만난 사람인데 저 이용하는거 같아서요
  lent-money-partner | 돈을 두번 빌려줬어요 합쳐서 천이백
  > lent-money-partner | 갚는다고는 하는데 말만 해요
  partner-loves-me | 이 사람 진심인지 좀 봐줘요
  > tells-good-sign | 만나면 잘해주긴 해요 밥도 해주고 애들한테도 잘하고
  lent-money-partner | 또 빌려달라고 하면 어떡해요
  cannot-bear-parting | 끊어야 되는건 아는데 외로워서요
  will-the-children-take-it | 딸이 그 아저씨 싫대요
  > will-do-so | 네.. 정신차려야죠

  marry-at-all | 결혼 못하면 어떡하죠
  no-money-for-love | 모아둔 돈도 별로 없고 집도 없고
  takes-me-as-i-am | 여자들이 저같은 남자 만나줄까요
  blind-date-offered | 선 들어왔는데 나가볼까요?
  > tells-more | 상대는 34살 초등교사래요
  > blind-date-talk | 나가서 뭐 조심해야되나요

  crush-idol | 제 최애랑 만날 수 있는 운 있나요ㅋㅋㅋㅋ
  crush-idol | ㅋㅋ농담이고요 덕질하느라 연애를 못하겠어요
  feels-nothing | 현실남자는 다 못생겨보임
  alone-for-life | 이러다 평생 혼자 살까봐 걱정도 돼요
  close-when | 언제쯤 현실에서 좋아하는 사람 생겨요?
  crush-idol | 팬싸 갔는데 오빠가 제 이름 기억해줬어요ㅠㅠㅠㅠ
  > love-or-admiration | 이건 진짜 사랑 아닌가요
  too-picky | 눈이 너무 높은거 맞죠 저
  too-picky | 눈을 낮춰야 되나요
  will-do-so | 소개팅 들어오면 일단 나가볼게요
  future-one-looks | 잘생긴 남자 만날 수 있긴 해요?ㅎㅎ

  spouse-wants-divorce | 아내가 이혼하자고 합니다
  > tells-more | 한달째 처가에 가 있어요
  tells-more | 아이가 일곱살입니다 저는 이혼하고 싶지 않습니다
  win-spouse-back | 아내 마음이 돌아올까요
  i-was-wrong | 제가 술 먹고 실수를 몇번 했어요 손을 댄 적은 없습니다
  > tells-their-words | 연락하면 변호사 통해서 하랍니다
  go-to-their-door | 기다리는 게 맞습니까 찾아가는 게 맞습니까
  word-through-others | 장모님한테라도 말씀을 드려볼까요
  > tells-good-sign | 술은 끊었습니다 진짜로 한달 됐어요
  > win-back-trust | 아내는 그걸 안 믿습니다
  make-up-soon | 언제쯤 풀릴까요
  > will-do-so | 그래도 아이 생각해서 버텨보겠습니다

  texts-grew-rare | 썸남이 갑자기 연락이 줄었어요
  > texts-grew-rare | 왜 그런거에요?
  read-no-answer | 어제는 읽씹까지 당했어요ㅠ
  did-i-do-wrong | 제가 뭘 잘못했나
  will-ex-contact | 다시 연락 올까요?
  text-first-or-wait | 먼저 해볼까요
  > text-what | 뭐라구 보내요

  us-two-match | 남자친구가 8살 연하예요 궁합 어때요
  my-age-to-wed-not-theirs | 그 친구는 결혼 생각이 아직 없대요 스물여덟이니까
  my-age-to-wed-not-theirs | 저는 기다리면 마흔이에요
  > partner-not-ready | 기다려도 될까요
  friends-oppose-partner | 친구들은 다 헤어지라고 해요
  > tells-more | 근데 저한테 너무 잘하거든요
  parents-mind-age-past | 시어머니 될 분이 제 나이 알고 난리가 났대요
  sides-with-me-once-wed | 이 사람이 엄마 말 이길 수 있을까요?
  will-i-have-children | 애기는 가질 수 있을지..
  afraid-they-leave | 솔직히 나중에 젊은 여자한테 갈까봐 무서워요
  > cheating-in-chart | 그런 사주는 아니죠?
  > how-long-then | 언제까지 기다려보고 결정하면 될까요

  parted-after-long-years | 여자친구랑 헤어졌어요 4년 만났는데
  ex-has-new | 걔가 남자를 만난대요
  was-it-love | 저랑 만난건 뭐였을까요
  never-told-anyone | 커밍아웃도 못하고 헤어진것도 아무한테도 말 못해요
  back-together-will | 다시 돌아올까요
  > parted-for-parents | 집에서 결혼하라고 해서 그런거래요
  was-it-love | 그럼 저를 사랑하긴 한거죠?
  am-i-a-fool | 기다리는게 바보같죠
  text-with-excuse | 짐이 아직 우리집에 있어요 연락할 핑계는 있는데
  > contact-ex-words | 뭐라고 할까요
  > hold-who-leaves | 울면서 잡으면 안되겠죠
  someone-comes | 저한테 다른 인연이 또 있긴 할까요

  crush-coworker | 알바같이하는누나좋아하는데어떡해요
  > tells-more | 누나는23살이고저는19살이에요
  only-a-younger-sister | 누나가저애기취급해요ㅠ
  crush-single-or-not | 남친있는지도모름
  > ask-if-burden | 물어봐도될까요
  refused-then-awkward | 고백하면알바짤릴까요ㅋㅋ
  make-crush-see-me | 남자로보이는방법좀
  crush-likes-me | 누나도저한테관심있어보여요?
  crush-leaving | 다음주에누나그만둔대요
  > crush-leaving | 그전에말해야겠죠
  > tells-more | 번호는있어요
  > text-what | 뭐라고카톡할까요

  too-late-by-age | 나이 들어서도 인연이 있나요
  > tells-more | 혼자 산 지 이십 년이에요 애들 다 시집 장가 보냈고
  companion-not-spouse | 이제는 말동무라도 있었으면 좋겠어요
  > where-to-meet | 어디 가야 만날까

  wedding-about-to-break | 긴 글인데 좀 봐주세요 남자친구랑 3년 만났고 작년에 상견례까지 했는데 예식장 잡는 문제로 양가가 틀어져서 지금 두 달째 아무 얘기도 안 하고 있어요 남자친구는 자기 엄마 편만 들고 저는 우리 엄마가 울었던 걸 생각하면 너무 화가 나요
  cold-feet | 그냥 파혼해야 할까요
  > tells-more | 저희 둘 사이는 나쁘지 않아요 근데 집 얘기만 나오면 싸워요
  partner-thinks-marriage | 그 사람은 저랑 결혼하고 싶긴 한 걸까요?
  gifts-between-houses | 시어머니 될 분이 예단을 3천 해오라고 했어요
  spouse-not-on-my-side | 남친이 중간에서 아무것도 안해요
  > is-it-their-nature | 원래 그런 성격이에요 그 사람?
  will-partner-change | 결혼하면 평생 이럴까봐 무서워요
  > tells-more | 청첩장은 아직 안 돌렸어요
  too-late-to-call-off | 주변에 창피해서 파혼도 못하겠어요
  > what-words | 마지막으로 얘기를 해보려고 하는데 뭐라고 말하면 좋을까요
  > day-for-talk | 언제 말할까요 이번 주말?
  > will-do-so | 얘기해보고 다시 올게요

  ask-for-second-meeting | 소개팅 했는데 애프터 신청해도 될까요
  answers-slower | 분위기는 괜찮았는데 카톡 답이 좀 느려요
  asks-me-nothing | 단답은 아니에요 근데 질문을 안해요 저한테
  > busy-or-cooled | 관심없는거죠?
  ask-out-words | 그래도 한번 더 만나자고 하려는데 뭐라고 하죠
  > which-of-two-days | 언제 보내는게 좋아요 평일? 주말?
  > if-they-refuse | 거절하면 깔끔하게 접는게 맞죠
  > tells-more | 사실 엄청 맘에 들거든요
  will-do-so | 오 그럼 오늘 저녁에 보내볼게요

  liked-my-post | 인스타 맞팔했는데 스토리에 하트 눌러줬어요 저 좋아하는건가요
  > tells-more | 딱 한번요ㅋㅋㅋ
  text-first-or-wait | 디엠 먼저 보내도 되나용
  > text-what | 머라고요?

  parents-mind-age-past | 돌싱인데 초혼 여자친구 부모님이 반대해요
  parents-mind-job-money | 돌싱이라고 말했더니 아버님이 보지도 않겠다고 하셨대요
  > feels-hurt | 여자친구는 저만 있으면 된다는데 저 때문에 부모랑 싸우는거 보기 힘듭니다
  couple-reaches-marriage | 저희가 결혼할 수 있을까요
  visit-who-opposes | 찾아뵙고 무릎이라도 꿇을까요
  > tells-more | 어머님은 그래도 조금 흔들리시는 것 같아요
  parents-oppose-wedding | 언제쯤 허락해주실까요
  afraid-they-leave | 여자친구가 지쳐서 떠날까봐 겁나요
  shall-part | 제가 놓아주는 게 맞는 걸까요
  > tells-more | 첫번째 결혼은 성격차이로 1년 만에 끝났어요
  second-marriage-well | 또 실패하는 팔자는 아니죠?
  will-do-so | 네 더 버텨볼게요

  crush-come-closer | 쌤 내 좋아하는 머스마 있는데 우째야되노
  never-spoke-to-crush | 같은 교회 다니는 오빤데 말도 몇마디 못해봤다
  knows-i-exist | 그 오빠는 내 이름은 알겄나
  crush-single-or-not | 여친 있는거 같진 않은데 확실치가 않다
  > may-i-do-so | 먼저 말 걸어보까
  > never-spoke-to-crush | 머라카꼬
  tells-own-part | 내가 낯을 마이 가린다 아이가
  is-there-hope | 잘될 가능성은 있나
  refused-then-awkward | 안되면 교회도 못나간다
  will-do-so | 알긋다 함 해보께

  companion-not-spouse | 남은 인생 같이 할 사람 있겠습니까
  tells-more | 이혼한 지는 8년 됐습니다
  > tells-more | 소개는 몇 번 받았는데 다들 돈 얘기부터 하더군요
  takes-me-as-i-am | 나같은 사람도 여자 복이 있나요
  kind-of-person-to-come | 어떤 사람을 만나야 합니까
  > you-mean-then | 올해입니까 내년입니까

  ex-contacts-why | 저기요 제가 남자친구랑 헤어졌는데요 한 달 전에 헤어졌는데 걔가 어제 새벽에 전화가 온 거예요 근데 제가 못 받았거든요 이거 왜 전화한 걸까요
  ex-drunk-call | 술 먹고 한 거 같긴 한데 아침에 톡은 없었어요
  call-instead | 제가 다시 전화를 해야 되나요 아니면 그냥 모른 척 해야 되나요
  parted-over-slump | 걔가 먼저 헤어지자고 했단 말이에요 권태기라고
  cries-each-day | 아 근데 저는 아직 좋아하거든요 진짜 매일 울었어요
  > ex-feelings-left | 다시 만나고 싶어하는 걸까요
  > tells-good-sign | 걔 지금 여자는 없는 거 같아요 친구한테 물어봤는데
  answer-ex | 또 전화 오면 받아요 말아요
  > reply-to-ex | 받으면 뭐라고 해요
  back-together-when | 우리 다시 만날 수는 있는 거예요 언제쯤
  part-again-after | 다시 만나도 또 권태기 오면 어떡하지
  will-do-so | 네 일단은 기다려 볼게요 고마워요

  no-love-in-chart | 저 사주에 남자가 없나요?
  too-late-by-age | 41살인데 연애도 5년전이 마지막이에요
  too-picky | 눈이 높다는 소리 듣는데 전혀 아니거든요
  my-few-conditions | 그냥 대화 잘 통하고 성실하면 되는데
  > why-still-alone | 왜 저한테는 안 올까요
  marriage-agency | 결정사 가입할까 하는데 어때요? 돈이 꽤 비싸서
  > marriage-agency | 언제 가입하는게 좋아요
  alone-for-life | 혼자 사는 팔자면 그냥 그렇다고 해주세요
  lonely-night | 솔직히 혼자도 나쁘진 않은데 가끔 사무치게 외로워요
  > lonely-night | 오늘따라 그러네요

  told-lets-part | 상병인데 여친이 헤어지자고 했습니다
  > tells-more | 전화로요 5분만에 끝났습니다
  is-partner-cheating | 딴 남자 생긴거같습니까?
  no-contact-days | 휴가가 3주 뒤인데 그때까지 연락을 하지 말까요
  > hold-who-leaves | 잡을 수 있습니까
  letter-to-partner | 편지를 쓰려고 하는데 뭐라고 쓰면 좋을까요
  feels-hurt | 근무설때마다 생각나서 미치겠음
  > ex-hurts-too | 걔도 힘들까요
  go-to-their-door | 나가서 집앞에 찾아가면 안되겠죠?
  parted-over-army | 전역까지 7개월인데 그때 다시 얘기하자고 하면

  us-two-match | 남친이랑 궁합 좀 봐주세요
  marry-this-one-should | 결혼해도 돼요?
  same-fight-again | 자주 싸우는데 왜 그런거예요
  money-quarrels-ahead | 돈 문제로 싸우진 않을까요

  is-partner-cheating | 남친이 다른 여자랑 디엠하는걸 봤어요
  > tells-bad-sign | 회사 동기라는데 오늘 뭐해 보고싶다 이런거
  > is-partner-cheating | 바람이죠 이거?
  > looked-into-their-phone | 물어보니까 장난이라고 오히려 화냈어요 왜 폰 봤냐고
  can-i-trust-partner | 믿어야 되나요
  shall-part | 헤어지는게 맞는건 아는데 3년이라 쉽지가 않아요
  cheating-in-chart | 이 남자 원래 바람끼 있어요?
  will-cheat-again | 한번 용서하면 또 그럴까요
  > wants-revenge | 저도 똑같이 해줄까
  i-am-crying | 아 진짜 눈물나

  crush-client | 거래처 여직원을 좋아하게 되었습니다
  > tells-more | 저보다 11살 어립니다
  crush-at-my-age | 제가 주책인가요
  > tells-good-sign | 커피를 두 번 같이 마셨는데 웃으면서 얘기를 잘 들어줍니다
  kind-by-trade | 영업이라 웃는 건지 저한테 관심이 있는 건지 구분이 안 됩니다
  ask-them-out | 밥 먹자고 해도 될까요
  is-there-hope | 나이차가 많이 나는데 가능성이 있습니까
  crush-come-closer | 여자를 만난 지 10년이 넘어서 방법을 모르겠습니다
  say-by-text-or-face | 문자로 할까요 만났을 때 말로 할까요
  refused-then-awkward | 거절당하면 거래가 불편해질까 싶기도 하고
  text-what | 뭐라고 보내면 자연스러울까요
  will-do-so | 용기 내보겠습니다

  only-a-younger-sister | 선배 좋아하는데 선배는 저 후배로만 보는듯ㅠ
  asked-me-to-meet | 저한테 밥사준다고 했는데 이거 관심임?
  > tells-good-sign | 둘이서만요!!
  ssum-or-only-kind | 근데 원래 후배들 다 사준대요..
  not-hurt-again | 기대하면 안되나요
  first-date-ahead | 밥먹을때 무슨 얘기해요
  what-to-wear | 옷은 뭐입고 가지ㅋㅋ
  rival-has-more | 선배 전여친이 엄청 예쁘대요 비교될까봐 걱정
  who-confesses-first | 고백은 제가 하는게 나을까요 기다리는게 나을까요
  ssum-official-when | 언제쯤이면 사귈수있어요?

  me-not-ready | 여자친구가 결혼하자는데 저는 아직 준비가 안됐어요
  > tells-more | 모은 돈이 4천이에요
  > me-not-ready | 여친은 괜찮다는데 제가 자신이 없어요
  > postpone-wedding | 미루면 헤어지자고 할까요
  wed-when-together | 언제쯤 하는게 좋을까요 결혼
  right-one-for-me | 이 여자가 맞는 사람인지도 솔직히 잘 모르겠고
  thrill-gone | 사랑하긴 하는데 설레진 않아요
  couple-slump | 이게 권태기인가요
  > cold-feet | 다들 이런 마음으로 결혼하나요

  my-loves-are-short | 승무원이라 스케줄이 불규칙해서 만나는 사람마다 오래 못가요
  is-it-my-fault | 제가 문제인가요 직업이 문제인가요
  kind-of-person-to-come | 저랑 맞는 남자는 어떤 직업이에요?
  marry-at-all | 이 일 계속하면 결혼 못할까요
  new-place-new-love | 이직하면 남자운도 바뀌어요?
  someone-comes-when | 다음 연애는 언제 올까요
  foreign-partner | 외국인도 인연이 될수있나요

  love-luck-at-large | 연애운요
  > someone-comes-when | 언제요
  > where-to-meet | 어디서

  remarry-ex-spouse | 이혼한 전처랑 다시 만나고 있습니다
  tells-more | 아이 면접교섭 때 같이 밥 먹다가 그렇게 됐어요
  remarry-ex-spouse | 재결합하면 잘 살까요
  came-back-why | 그쪽은 어떤 마음일까요 그냥 애 때문인지
  parted-over-my-ways | 이혼한 이유는 제가 도박을 했습니다 지금은 2년 끊었고요
  remarry-ex-spouse | 다시 합치자고 제가 먼저 말해도 될지
  all-against-going-back | 처가에서는 절대 안된다고 합니다
  > so-no-hurry | 시간이 더 필요할까요
  > day-for-talk | 언제 말하는 게 좋겠습니까
  part-again-after | 또 상처주게 될까봐 그게 제일 무섭습니다
  > tells-good-sign | 애는 엄마 아빠 같이 있으니까 좋아하더라고요
  will-do-so | 네 천천히 하겠습니다

  kind-of-person-to-come | 저한테 맞는 사람은 어떤 사람인가요?
  only-bad-ones | 나쁜남자만 만나요 맨날
  drawn-to-one-type | 왜 그런 사람한테만 끌릴까요
  spark-or-comfort | 착한 사람은 재미가 없어요ㅠ
  next-one-lasts | 이번에 만날 사람은 괜찮을까요
  how-can-i-tell | 구별하는 법 좀

  crush-married | 유부남인걸 알면서 만나고 있어요
  scold-me | 욕하셔도 돼요
  > married-one-divorces | 이혼한다고 한지 2년 됐어요
  married-one-divorces | 정말 이혼할까요?
  partner-loves-me | 그 사람 마음은 진짜일까요
  feels-hurt | 저도 이제 애기 낳을 나이가 지났어요
  on-off-couple | 헤어지려고 세번이나 차단했는데 또 만나요
  > loves-unavailable | 왜 못끊는걸까요
  cannot-bear-being-alone | 명절마다 혼자 있는게 제일 비참해요
  > someone-comes | 끊으면 좋은 사람 나타나요?
  parting-words | 뭐라고 하고 끝내요
  will-do-so | 오늘은 말할거예요 진짜

  is-it-ssum | 같은 랩실 여자애랑 썸인지 아닌지 모르겠어요
  tells-good-sign | 맨날 야식 같이 먹고 집도 데려다줌
  warm-meeting-cold-text | 근데 카톡은 거의 연구얘기밖에 안함ㅋㅋㅋ
  is-it-ssum | 이거 썸 맞나요
  crush-is-free-now | 그 친구 남자친구 있다가 헤어진지 한달 됐어요
  partner-loves-ex-still | 아직 전남친 못잊었을까요
  crush-is-free-now | 지금 다가가면 환승같아 보이려나
  refused-then-awkward | 랩실이라 깨지면 진짜 지옥임
  > ask-out-when | 그럼 언제쯤이 좋아요
  > date-where | 영화보자고 할까요? 아니면 그냥 밥?
  > will-they-confess | 상대가 먼저 올 가능성은요
  will-do-so | ㅇㅋ 담주에 말해봄

  divorced-with-divorced | 애 딸린 돌싱인데 총각이 좋다고 해요
  > tells-more | 저보다 3살 어리고 초혼이에요
  meant-what-they-said | 진심일까요?
  > tells-good-sign | 우리 아들이 여섯살인데 삼촌 삼촌 하면서 잘 따라요
  not-hurt-again | 근데 저는 또 상처받기 싫어요
  parents-mind-age-past | 그 집에서 알면 난리 날텐데
  couple-reaches-marriage | 결혼까지 갈 수 있을까요
  will-they-be-good-to-my-child | 이 사람이 애한테 좋은 아빠가 될까요
  when-visit-their-parents | 언제 부모님께 말하자고 할까요
  i-want-to-go-slow | 천천히 하자고 하면 서운해할까요
  happy-and-afraid | 행복해도 되는건지 모르겠어요 제가

  blocked-by-ex | 전여친이 차단했는데 다시 연락올 가능성 있나요
  > blocked-by-ex | 인스타도 카톡도 다요
  begged-after-parting | 제가 헤어지고 너무 매달렸어요
  how-long-then | 얼마나 기다려야 돼요
  ex-has-someone-maybe | 새 남자 생긴건 아니겠죠

  low-self-worth | 자존감이 바닥이에요
  give-too-much | 연애하면 항상 제가 을이에요
  waiting-for-phone | 상대방 연락 안오면 아무것도 못해요 하루종일 폰만 봐요
  change-myself | 이런 제 성격 고칠 수 있나요
  is-that-why | 어릴때 엄마한테 사랑을 못받아서 그런가 싶기도 해요
  always-left-behind | 왜 저는 늘 버려질까요
  do-i-love-myself | 나를 사랑하라는데 그게 어떻게 하는건데요
  cannot-bear-being-alone | 혼자 있는 시간이 무서워요
  would-love-mend-it | 이럴때 연애하면 안되나요
  > may-i-do-so | 상담 받아볼까 생각중이에요
  will-i-be-loved | 저도 사랑받을 수 있을까요

  foreign-partner | 호주 워홀 와서 외국인 남자친구 생겼어요
  long-distance | 나 내년에 한국 가야되는데 우리 어떻게 될까
  us-two-match | 궁합은 어때??
  foreign-partner-wedding | 얘는 결혼하자는데 비자 때문은 아니고 자기가 현지인임ㅋㅋ
  parents-oppose-wedding | 부모님이 외국인 절대 안된대
  language-between-us | 언어가 달라서 싸울때 답답해
  partner-loves-me | 진심인지 모르겠어 원래 얘네는 사랑해를 쉽게 말하나
  long-distance | 한국 가서도 이어질까?
  > would-they-listen | 따라오라고 하면 올까
  life-abroad-with-partner | 영주권 따고 눌러앉는건 어떻게 생각해

  us-two-match | 늦은 나이에 만난 사람이 있는데 궁합을 보고 싶소
  > tells-more | 나는 상처한 지 9년이고 그 사람은 졸혼했다 합디다
  should-live-together | 같이 살아도 되겠습니까
  will-the-children-take-it | 자식들이 재산 때문에 반대를 해요
  for-love-or-terms | 그 사람이 내 재산을 보고 온 건 아닌지
  > tells-good-sign | 성격은 참 좋아요 음식도 잘하고
  register-marriage | 혼인신고를 하자는데 어찌하면 좋겠소
  wed-when-together | 언제 합치면 좋습니까

  told-lets-part | 남자친구가 헤어지재요 방금
  > what-then | 어떡해요
  hold-who-leaves | 잡아야 돼요?
  > tells-bad-sign | 지금 전화하면 안 받아요
  > leaver-turns-round | 내일이면 마음 바뀔까요

  night-shift-partner | 남친이 소방관인데 당직 때문에 기념일을 한번도 같이 못 보냈어요
  feels-hurt | 이해는 하는데 서운한건 서운한거잖아요
  am-i-bad-for-it | 제가 속이 좁은건가요
  too-tired-to-meet | 쉬는 날엔 잠만 자요
  partner-loves-me | 저를 사랑하긴 하는걸까요
  never-says-love | 표현을 진짜 안해요 사랑한다는 말도 1년에 한번
  gruff-partner | 사주에도 무뚝뚝하다고 나와요?
  never-says-love | 어떻게 하면 표현하게 할 수 있어요
  married-life-ahead | 결혼하면 외로울까요
  > tells-more | 위험한 직업이라 그것도 걱정이고
  open-a-talk | 서운하다고 말할때 어떻게 말해야 안싸워요
  > defends-other | 좋은 사람인건 아는데
  > takes-it-in | 맞아요 그건 그래요

  crush-coworker | 회사 신입 여직원이 자꾸 눈에 들어옵니다
  as-their-boss | 저는 팀장이라 조심스러워요
  kind-by-trade | 상사라서 잘해주는거겠죠
  tells-good-sign | 먼저 커피 사오고 주말에 뭐하냐고 물어봐요
  > sat-and-talked-long | 이정도면 관심 있는거 아닙니까
  as-their-boss | 들이댔다가 직장내 성희롱 될까봐 무섭습니다
  > how-can-i-tell | 어떻게 확인하죠
  > now-or-after-it | 퇴사할때까지 기다려야하나ㅋㅋ
  ask-if-taken-how | 남자친구 유무는 어떻게 물어봐요
  us-two-match | 우리 둘이 잘 맞긴 합니까

  marriage-without-touch | 남편이랑 각방 쓴 지 10년 됐어요
  > tells-more | 대화도 없고 밥만 해주는 사람 같아요
  wed-but-living-apart | 졸혼을 하고 싶은데 어떨까요
  spouse-changed | 남편은 바람은 안 피워요 그냥 무심해요
  can-we-be-good-again | 다시 좋아질 수도 있나요
  partner-loves-me | 저 사람은 나한테 정이 있긴 한가
  spouse-on-phone | 말을 걸면 테레비만 봐요
  divorce-when-speak | 막내 결혼시키고 하는 게 낫겠지요
  life-after-divorce | 이혼하면 혼자 살 수 있을지 겁이 나요
  feels-hurt | 평생 참고만 살았네요
  my-decade-of-life | 제 말년운은 어때요

  tells-good-sign | 맨날선톡하고잘자도해줌
  texts-never-meets | 근데만나자는말을안해요
  > texts-never-meets | 왜안하는걸까요
  ask-them-out | 제가먼저만나자고할까용
  > tells-more | 전에친구커플이랑넷이서는봤어요
  > tells-more | 둘이보면어색할거같긴해요
  ask-out-words | 뭐하자고하지
  cools-if-dragged | 이러다흐지부지될까봐걱정ㅠㅠ
  ssum-official-when | 언제쯤사귈거같아요?

  parted-over-army | 군대 기다려준 여친한테 차였어요 전역하고 3개월만에
  parted-over-my-ways | 내가 너무 당연하게 생각했나봐
  ex-has-someone-maybe | 새로운 남자 생긴듯 인스타에 손 사진 올라옴
  > am-i-turned-down | 끝난거지?
  back-together-will | 돌아올 확률은
  ex-new-couple-lasts | 그 남자랑 오래갈까
  > back-together-how | 내가 뭘 할수있는게 없나
  > how-to-forget | 그냥 잊는게 답이야?
  how-to-forget | 어떻게 잊어 5년 만났는데
  > how-long-it-hurts | 언제쯤 괜찮아져
  someone-comes-when | 다음 여자는 언제 와
  drinks-to-forget | 하.. 오늘 술 좀 마셨다

  meets-never-names | 소개팅남이 삼귀자고는 안하고 계속 만나기만 해요
  > tells-more | 벌써 다섯번 만났어요
  > tells-more | 손도 잡았어요ㅠ
  serious-or-light | 저를 가볍게 보는걸까요
  define-us | 우리 무슨사이냐고 물어봐도 돼요?

  child-does-not-come | 결혼 6년차인데 아이가 안생겨요
  child-does-not-come | 시험관 세번 실패했어요
  child-does-not-come | 저희 사주에 아이가 있을까요
  > and-what-of-them | 남편은 괜찮다고 하는데 속은 모르겠어요
  pressed-for-child | 시댁에서 눈치 주는게 너무 힘들어요
  spouse-not-on-my-side | 남편이 중간 역할을 못해요
  spouse-trouble-opens | 요즘 남편이랑 사이도 멀어졌어요
  no-children-by-choice | 이대로 둘이 살아도 행복할까요
  spouse-changed | 남편 마음이 떠난건 아니겠죠
  > child-when | 언제쯤 좋은 소식 있을까요
  > child-does-not-come | 한번 더 시도해볼까 말까 고민이에요

  crush-gym | 헬스장 여자분
  ask-a-stranger | 말 걸어도 될까요
  ask-a-stranger | 이름도 몰라요
  > never-spoke-to-crush | 뭐라고 하죠
  crush-taken | 남친 있으면요
  confess-by-letter | 쪽지?

  friend-i-love | 10년지기 남사친을 좋아하게 됐어요
  friendship-after-confession | 이제와서 말하면 친구도 잃을까봐 못하겠어요
  crush-asks-love-advice | 걔는 저한테 연애상담을 해요..
  crush-is-free-now | 최근에 헤어졌대요
  ex-parted-from-new | 지금이 기회일까요
  only-a-younger-sister | 걔 마음은 어떨까요 저를 여자로 본 적은 있을까요
  > tells-more | 술김에 키스한 적 있어요 작년에
  both-pretend-after | 그러고 둘다 없던일로 했어요
  > both-pretend-after | 그게 무슨 의미였을까요
  confess-accepted | 고백하면 받아줄 확률이 몇프로예요
  > confess-words | 말투를 어떻게 꺼내야 할지
  love-unsaid | 그냥 평생 친구로 두는게 나을수도

  us-two-match | 남자친구랑 동거 5년차입니다 궁합 봐주세요
  closeness-mismatch | 요즘 섹스리스예요
  easy-or-cooled | 사랑이 식은걸까요 그냥 편해진걸까요
  > tells-more | 그 친구가 먼저 안 다가옵니다
  > spouse-no-talk | 얘기하면 피곤하다고만 해요
  is-partner-cheating | 다른 사람이 있는건 아니겠죠
  same-sex-life | 결혼도 못하는 사이니까 언제든 끝날 수 있다는게 불안해요
  same-sex-couple | 가족한테 소개하고 싶은데 그쪽은 숨기고 싶어해요
  couple-lasts | 오래 갈 수 있을까요 저희
  couple-slump | 다시 설레게 하려면 뭘 해야 할까요
  move-house | 내년에 집을 같이 사려는데 괜찮을까요

  first-love-met-again | 첫사랑한테 25년만에 연락이 왔어요
  > tells-more | 페이스북으로요 잘 지내냐고
  ex-after-many-years | 저는 이혼했고 그 사람은 아직 결혼을 안 했대요
  back-together-will | 다시 인연이 될까요
  text-meaning | 왜 이제와서 연락한걸까요
  reply-to-ex | 답장을 뭐라고 할까요
  asked-me-to-meet | 만나자고 하는데 나가도 돼요?
  real-me-disappoints | 실망할까봐요 저도 많이 늙었고
  ghosted-at-the-end | 그때도 그 사람이 말없이 유학을 가서 헤어졌거든요
  part-again-after | 이번엔 안 떠날까요
  crush-at-my-age | 설레는게 부끄럽기도 하고 좋기도 하고 그래요
  will-do-so | 나가볼게요 고맙습니다

  forget-crush-how | 2년 짝사랑 끝내고 싶은데 어떻게 접어요
  crush-got-partner | 그 사람 여친 생겼대요
  block-ex | 카톡 지울까요
  someone-comes-when | 다음 사람은 언제 와요?
  always-love-first | 또 짝사랑만 할까봐 무서워요
  one-who-likes-me | 이제 저 좋다는 사람 만나야겠죠

  remarry-this-person | 만난 지 1년 된 여자친구와 재혼을 생각하고 있습니다
  tells-more | 저쪽은 고등학생 딸이 하나 있고 저는 아들이 대학생입니다
  us-two-match | 궁합이 맞는지 봐주십시오
  step-child | 딸아이가 저를 싫어합니다 눈도 안 마주쳐요
  > step-child | 어떻게 하면 가까워질 수 있을까요
  wedding-date | 재혼은 언제가 좋겠습니까
  > tells-their-words | 여자친구는 딸 졸업하고 하자고 합니다
  > would-they-wait | 그때까지 마음이 안 변할까요
  couple-purse | 돈은 각자 관리하자는데 이게 맞습니까
  newlywed-home-where | 합가하면 누가 들어가는 게 좋을지
  married-life-ahead | 잘 살 수 있겠지요?

  i-cooled | 남친이랑 100일인데 벌써 질린거 같아요 제가
  > cool-off-fast | 왜이러지
  cool-off-fast | 원래 금방 식는 사주에요?
  > shall-part | 헤어지자고 말해야되나
  parting-words | 상처 안주고 말하는법 있어요?
`);
