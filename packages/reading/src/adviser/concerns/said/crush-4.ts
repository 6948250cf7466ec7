import { evenings } from './evenings.ts';

/** Readers who love in silence, message by message. */
export default evenings(`
  ssum-likes-me | 이 남자 저한테 관심 있는 걸까요?
  > tells-good-sign | 매일 먼저 톡은 와요
  > texts-never-meets | 근데 만나자는 말은 안 해요
  > drawn-to-one-type | 왜 그럴까요
  ask-them-out | 제가 먼저 보자고 해도 돼요?
  > text-what | 뭐라고 보내면 자연스러워요
  > which-of-two-days | 오늘 보낼까요 주말에 보낼까요
  > if-they-refuse | 거절하면 어떡하죠
  only-when-bored | 그냥 심심해서 연락하는 거면요?
  ssum-official-when | 언제쯤 사귀게 될까요
  will-do-so | 알겠어요 한번 보내볼게요

  confess-or-not | 과 동기 짝사랑 중인데 고백할까요
  > tells-more | 2년 됐어요
  only-a-younger-sister | 걔는 절 친구로만 봐요
  ssum-gave-gift | 제 생일에 손편지 써줬는데 이건 뭔가요
  friendship-after-confession | 고백했다가 친구도 못 하게 되면요
  > win-their-heart | 그럼 어떻게 티를 내요?
  crush-knows | 눈치는 챈 것 같기도 하고..
  crush-asks-love-advice | 다른 남자 얘기를 저한테 해요
  > crush-asks-love-advice | 그거 일부러 그러는 거예요?
  give-up-crush | 포기하는 게 나을까요
  tell-me-straight | 솔직하게 말해주세요

  answers-slower | 카톡 답장이 갑자기 느려졌어요
  > why-suddenly-cool | 식은 걸까요?
  good-until-then | 지난주까진 칼답이었거든요
  always-busy | 바쁘다고는 하는데
  > did-i-do-wrong | 제가 뭐 실수했나

  eyes-meet | 알바 같이 하는 오빠가 자꾸 저 쳐다봐요
  > eyes-meet | 눈 마주치면 웃어요ㅋㅋ
  crush-likes-me | 저 좋아하는 거 맞죠?
  > ssum-or-only-kind | 근데 다른 여자애한테도 잘해줌
  ssum-or-only-kind | 그냥 원래 다정한 사람인 걸까요
  number-unknown | 번호는 아직 몰라요
  > number-unknown | 제가 먼저 물어볼까요
  followed-back | 인스타 맞팔은 했어요
  watches-my-stories | 스토리 맨날 보는데 답장은 없어요
  text-first-or-wait | 스토리에 답장 먼저 해볼까
  ask-if-taken-how | 여친 있는지 어떻게 알아내요

  crush-likes-me | 회사 후배가 신경 쓰이는데 저한테 마음이 있을까요
  > tells-good-sign | 점심을 자주 같이 먹습니다
  > tells-good-sign | 커피도 먼저 사다 주고요
  office-love-wise | 사내연애라 조심스럽습니다
  refused-then-awkward | 고백했다가 회사에서 어색해질까 걱정이에요
  ask-them-out | 먼저 주말에 보자고 해볼까요?
  ask-out-words | 뭐라고 하면 부담이 없을까요
  only-a-younger-sister | 그 친구는 저를 그냥 선배로만 보는 걸까요
  > wed-when-together | 언제가 좋을까요

  is-it-ssum | 썸인지 아닌지 모르겠어요
  daily-texts-mean | 연락은 매일 해요
  > tells-more | 두 번 만났고 둘 다 밥 먹고 카페 갔어요
  slow-to-touch | 손도 안 잡았어요
  why-not-say-it | 한 달째인데 고백을 안 하네요
  why-not-say-it | 남자가 고백 안 하는 이유가 뭐예요?
  define-us | 제가 먼저 우리 무슨 사이냐고 물어볼까요
  > how-would-they-take-it | 너무 급해 보이려나
  > how-long-to-wait | 그럼 얼마나 더 기다려요?
  several-meetings-at-once | 그 사이에 다른 사람 만나도 돼요?
  is-it-only-me | 저만 좋아하는 것 같아서 자존심 상해요
  > define-us | 뭐라고 물어보는 게 제일 좋아요

  us-two-match | 저희 궁합 어때요?
  > tells-more | 아직 사귀는 건 아니고 제가 혼자 좋아해요
  am-i-their-type | 이 사람도 저 같은 스타일 좋아할까요
  how-many-percent | 잘 될 가능성 몇 프로예요
  opposite-natures | 성격이 너무 반대라서요

  blind-date-no-word | 소개팅 애프터 성공했는데 그 뒤로 연락이 뜸해요
  date-went-well | 두번째 만남까진 분위기 좋았음
  > tells-good-sign | 집 가서 잘들어갔냐고도 물어봐줌
  left-unread | 근데 이틀째 안읽씹 중
  after-no-answer | 한번 더 보내도 되나
  text-what | 뭐라고 보내지
  am-i-turned-down | 그냥 까인 거임?
  ask-the-matchmaker | 주선자한테 물어봐도 될까
  > how-long-to-wait | 얼마나 기다렸다가 보내
  no-answer-then-over | 답 없으면 포기하는게 맞지?
  feels-hurt | 아 현타온다

  crush-classmate | 같은 반 남자애 좋아하는데 어떡해요ㅠㅠ
  never-spoke-to-crush | 말도 잘 못 걸어요
  tells-good-sign | 걔가 저번에 제 이름 불렀어요!
  > ssum-likes-me | 이거 관심 있는 거예요?
  now-or-after-it | 수능 끝나고 고백할까요
  confess-by-letter | 편지가 나아요 디엠이 나아요
  friend-goes-between | 친구가 대신 물어봐준다는데 해도 돼요?
  refused-then-awkward | 차이면 학교 어떻게 다녀요
  regret-if-unsaid | 그래도 말 안 하면 후회하겠죠

  confessed-waiting | 고백했어요
  confessed-waiting | 생각해볼 시간을 달래요
  > am-i-turned-down | 이거 거절인가요?
  > confessed-waiting | 일주일째 답이 없어요
  > ask-if-burden | 물어봐도 될까요
  > open-a-talk | 뭐라고 물어봐요
  > ssum-likes-me | 그 사람 지금 무슨 마음일까요
  is-that-a-no | 거절하려면 바로 하지 않나요
  how-long-to-wait | 언제까지 기다리면 돼요
  waiting-for-phone | 기다리는 게 너무 힘들어요
  > if-they-refuse | 만약에 미안하다고 하면 뭐라고 해요?
  will-do-so | 네 마음의 준비 해둘게요

  confess-refused | 고백했다가 차였습니다
  stay-friends-said | 좋은 동생이라고 하더군요
  > refused-heart-turns | 다시 기회가 있을까요
  > friends-at-least | 연락은 계속해도 되나요?
  > confess-again | 얼마나 지나고 다시 해볼까요

  crush-trainer | 헬스장 트레이너 쌤을 좋아하게 됐어요
  kind-by-trade | 회원이라 잘해주는 건지 모르겠어요
  > tells-good-sign | 수업 끝나고도 톡을 해요
  > tells-good-sign | 운동 얘기 말고 주말에 뭐하냐고 물어봐요
  kind-by-trade | 영업용 친절일까요 진심일까요
  ask-them-out | 제가 밥 한번 사겠다고 하면 이상할까요
  > tells-more | PT가 3주 남았어요
  now-or-after-it | 끝나기 전에 말할까요 끝나고 말할까요
  crush-leaving | 그만두면 못 보잖아요
  > crush-leaving | 그럼 마지막 날 뭐라고 해요?
  nervous-before-it | 떨려요ㅠㅠ

  ssum-ex-in-touch | 썸남이 전여친이랑 아직 연락해요
  > tells-their-words | 그냥 친구래요
  no-right-to-be-hurt | 저는 신경 쓰이는데 말할 자격이 있나요
  > no-right-to-be-hurt | 사귀는 것도 아닌데
  whom-do-they-prefer | 저랑 전여친 중에 누굴 더 좋아할까요
  > give-up-crush | 그만두는 게 나을까요

  crush-client | 거래처 직원분을 좋아합니다
  > tells-more | 업무로만 연락하는 사이예요
  crush-client | 사적으로 연락해도 실례가 안 될까요
  crush-single-or-not | 남자친구가 있는지도 모릅니다
  tells-good-sign | 지난번 미팅 후에 커피 쿠폰을 보내주셨어요
  polite-or-meant | 그냥 예의겠죠?
  > gift-for-crush-what | 답례로 뭘 하면 좋을까요
  > wide-age-gap | 나이 차이가 9살입니다
  > how-would-they-take-it | 부담스러워하지 않을까요
  > confess-when | 올해 안에 고백하는 게 좋을까요
  tells-own-part | 제가 원래 이런 걸 잘 못합니다

  read-no-answer | 읽씹 당했어요
  > tells-more | 3일 됐어요
  after-no-answer | 다시 보내면 없어 보이죠?
  > what-are-they-thinking | 그 사람 왜 그러는 거예요
  posts-but-no-answer | 인스타는 계속 올려요
  > am-i-turned-down | 끝난 건가요

  online-love | 온라인 게임에서 만난 사람 좋아해요
  > tells-more | 아직 얼굴은 못 봤어요
  long-calls-meaning | 목소리로 매일 밤 두시간씩 통화해요
  is-it-ssum | 이것도 썸인가요?
  texts-never-meets | 만나자고 하면 자꾸 미뤄요
  crush-single-or-not | 혹시 여친 있는 걸까요
  real-me-disappoints | 얼굴 보고 실망하면 어떡해요
  > may-i-do-so | 사진 보내달라고 해도 되나
  serious-or-light | 저한테 진심일까요
  ask-them-out | 제가 만나자고 딱 정해볼까요
  > if-it-goes-on | 또 미루면요?
  > no-answer-then-over | 그때는 끊는 게 맞겠죠

  calls-me-cute | 썸녀가 오늘 저보고 귀엽대요
  > ssum-likes-me | 이거 호감이죠?
  only-a-younger-sister | 남자로 안 보인다는 뜻은 아니겠죠
  when-to-touch | 다음엔 손 잡아도 되나요
  confess-when | 고백 타이밍 언제예요

  crush-for-years | 3년째 짝사랑이에요
  crush-taken | 그 사람은 여자친구가 생겼어요
  forget-crush-how | 그런데도 포기가 안 돼요
  how-to-forget | 잊는 방법 좀 알려주세요
  > tells-more | 회사에서 매일 봐요
  > forget-crush-how | 얼굴 보면 또 무너져요
  wait-for-couple-to-part | 헤어질 수도 있지 않을까요
  > wait-for-couple-to-part | 기다리면 안 될까요?
  am-i-a-fool | 제가 한심하죠
  new-love-to-forget | 다른 사람을 만나면 잊혀질까요
  someone-comes-when | 새 인연은 언제 와요
  leave-work-over-crush | 퇴사까지 생각했어요
  i-am-crying | 조금 울고 싶네요

  always-me-first | 선톡을 한번도 안 하는 남자 마음 있는 거예요?
  tells-good-sign | 답장은 바로 와요
  > tells-good-sign | 길게도 보내요
  always-me-first | 근데 맨날 제가 먼저 시작해요
  if-i-stop-texting | 며칠 연락 안 해볼까요
  > if-i-stop-texting | 그러다 진짜 끊기면요
  how-to-push-pull | 밀당 같은 거 못하겠어요

  crush-club | 독서모임에서 마음에 드는 분이 생겼어요
  ask-out-words | 모임 말고 따로 보고 싶은데 어떻게 말하죠
  text-with-excuse | 책 빌려주는 핑계 어때요
  ssum-or-only-kind | 모임장이라 다 친절하신 건지
  > tells-good-sign | 어제는 제 옆자리에 앉으셨어요
  > tells-more | 헷갈립니다
  someone-else-too | 다른 남자 회원도 노리는 거 같아요
  > cools-if-dragged | 서둘러야 할까요
  see-them-after-refusal | 거절당하면 모임을 나가야 하나요
  ssum-likes-me | 저를 어떻게 생각하실까요

  ssum-likes-me | 걔가 나 좋아하나?
  they-called-drunk | 술 먹고 보고싶다고 전화왔어
  > they-called-drunk | 다음날 기억 안난대ㅋㅋ
  > they-called-drunk | 진심 아니야?
  > may-i-do-so | 내가 먼저 얘기 꺼내볼까
  > text-what | 뭐라고 해
  > better-not-to | 모른척하는게 나으려나
  > tells-more | 사실 나도 좋아하거든
  jealous-in-ssum | 근데 걔 여사친 많아
  ssum-or-only-kind | 나만 특별한건지 모르겠음
  who-confesses-first | 고백은 누가 먼저 해야돼

  date-a-divorced-one | 이혼남을 좋아하게 되었어요
  > tells-more | 같은 부서 과장님이에요
  tells-good-sign | 제가 힘들 때 많이 들어주셨어요
  only-a-younger-sister | 저를 여자로 보실까요
  show-it-or-hide | 먼저 표현해도 될까요
  not-ready-for-love | 다시는 연애 안 한다고 하셨다는데
  > is-there-hope | 그래도 희망이 있을까요
  divorced-with-a-child | 아이도 있으시대요
  crush-come-closer | 어떻게 다가가야 할까요
  > so-no-hurry | 시간이 좀 필요할까요

  confess-before-army | 군대 가기 전에 고백해도 될까
  > tells-more | 두달 남음
  am-i-bad-for-it | 이기적인거 같기도 하고
  ssum-likes-me | 걔도 나 좋아하는거 같긴 해
  ask-them-to-wait | 기다려달라고 하면 부담이겠지

  third-or-never | 소개팅남이 세 번 만났는데 고백을 안 해요
  tells-good-sign | 만나면 잘해줘요
  tells-good-sign | 집에 데려다주고 다음 약속도 잡아요
  warm-meeting-cold-text | 근데 평소엔 연락이 하루에 두세 통이에요
  am-i-kept-around | 어장일까요
  third-or-never | 원래 세 번째에 고백하지 않나요?
  > tells-more | 신중한 성격 같긴 해요
  > will-they-confess | 네번째 만남에서는 할까요
  make-them-confess | 제가 유도하는 방법 있을까요
  > i-ask-to-date | 안 하면 제가 먼저 해요?
  partner-thinks-marriage | 이 사람 결혼 생각은 있을까요

  touched-me-lightly | 동아리 선배가 머리 쓰다듬었어요
  > touched-me-lightly | 심쿵
  > tells-good-sign | 다른 후배한텐 안 그래요
  is-it-ssum | 이거 그린라이트?
  ask-them-out | 밥 사달라고 해볼까요ㅎㅎ
  ask-them-out | 단둘이 먹자고 하면 티 나겠죠

  crush-likes-my-friend | 짝사랑하는 여자가 제 친한 친구를 좋아한대요
  > crush-likes-my-friend | 친구는 그 애한테 관심 없어요
  crush-asks-love-advice | 저한테 상담을 해와요
  > crush-likes-my-friend | 들어줘야 하나요
  > confess-or-not | 제 마음을 말하면 안 되겠죠
  friend-same-crush | 친구한테는 말할까요
  > is-there-hope | 그래도 혹시 제게 올까요
  feels-hurt | 너무 비참해요
  > text-less | 거리 두는 게 맞나요
  > how-would-they-take-it | 갑자기 거리 두면 이상하게 생각할 텐데
  > what-words | 뭐라고 둘러대죠

  crush-likes-me | 그 사람 마음이 궁금해요
  ghosted-why | 연락하다가 지난달부터 뚝 끊겼어요
  > tells-more | 싸운 것도 없어요
  ghosted-why | 잠수 탄 거죠?
  text-first-or-wait | 먼저 연락해볼까요
  > first-message-to-stranger | 뭐라고 보내요
  > after-no-answer | 안 읽으면 어떡해요
  > will-ex-contact | 다시 연락 올까요
  > someone-comes-when | 언제쯤요?
  ghosted-why | 왜 말도 없이 그랬을까요
  did-i-do-wrong | 제가 별로였나봐요
  > wait-or-stop | 기다리지 말까요 그냥

  us-two-match | 저랑 잘 맞는 사람이에요?
  > tells-more | 같은 팀 대리님이에요
  speaks-first-crush | 저만 보면 장난쳐요
  couple-lasts | 사귀면 오래 갈까요
  who-loves-more | 누가 더 좋아하게 될까요
  will-they-text | 상대가 먼저 다가올까요

  crush-likes-me | 그녀가 저에게 호감이 있는지 알고 싶습니다
  declined-no-other-day | 영화 보자고 했더니 다음에 보자고 합니다
  is-that-a-no | 다음에라는 말은 거절입니까
  > tells-good-sign | 그 후에도 연락은 잘 받아줍니다
  > push-on-more | 한 번 더 청해볼까요
  > date-where | 이번엔 뭘 하자고 할까요
  if-they-refuse | 두 번 거절당하면 접어야 합니까
  always-busy | 그녀는 요즘 일이 많다고 합니다
  wait-or-stop | 기다려야 할까요
  gift-for-crush | 선물을 하면 부담스러울까요
  will-do-so | 알겠습니다 천천히 가보겠습니다

  crush-church | 교회 오빠 좋아하는데 고백해도 돼?
  fear-of-rumour | 다들 알고 지내서 소문날까봐
  tells-good-sign | 오빠가 나 집에 데려다줌
  > ssum-or-only-kind | 근데 다른 언니도 데려다줬대ㅠ
  > ssum-likes-me | 그럼 나한테 관심 없는거야?
  warm-meeting-cold-text | 카톡은 하루 한번정도
  push-on-more | 내가 더 적극적으로 해야되나
  win-their-heart | 어떻게 하면 날 좋아하게 돼?

  not-ready-for-love | 썸 타던 남자가 저한테 연애할 생각이 없대요
  refused-me-yet-contacts | 근데 계속 만나자고 해요
  kissed-not-named | 스킨십도 해요
  ex-toys-with-me | 저를 가지고 노는 건가요
  > not-ready-for-love | 저는 좋아하는데 어떡해요
  > partner-never-wed | 기다리면 마음이 바뀔까요
  define-us | 확실하게 말하라고 해볼까요
  > if-they-refuse | 그러다 떠나면요
  knows-it-well | 끊어내야 하는 거 아는데 안 돼요
  only-bad-ones | 왜 저는 맨날 이런 사람만 만나죠
  asked-to-their-place | 오늘도 집으로 오래요
  > asked-to-their-place | 가지 말까요
  > asked-to-their-place | 뭐라고 거절해요

  ask-a-stranger | 카페 알바생한테 번호 물어봐도 될까요
  tells-good-sign | 매일 가는데 제 주문 외우더라고요
  kind-by-trade | 손님이라 친절한 거겠죠
  confess-by-letter | 쪽지로 줄까요 말로 할까요
  confess-by-letter | 쪽지에 뭐라고 써요
  refused-then-awkward | 까이면 그 카페 못 가는데

  crush-at-my-age | 이 나이에 짝사랑을 하네요
  crush-club | 등산 모임에서 만난 분이에요
  crush-is-widowed | 그분은 사별하셨대요
  ssum-or-only-kind | 저한테 늘 물이랑 간식을 챙겨주세요
  > tells-good-sign | 다른 분들보다 저를 더 챙기시는 것 같긴 해요
  is-my-hunch-right | 제 착각일까요?
  woman-confesses-first | 여자가 먼저 다가가면 싫어하실까요
  ask-them-out | 둘이서 따로 산에 가자고 해볼까요
  rumour-about-us | 주변에서 눈치챈 것 같아요
  fear-of-rumour | 소문나면 창피해서요
  close-when | 인연이라면 언제쯤 가까워질까요

  friend-grows-warm | 여사친이 남자로 보인다고 했는데 뭔뜻임
  > serious-or-light | 장난인가
  > tells-more | 10년 친구임
  friend-i-love | 솔직히 나도 요즘 좀 설렘
  friendship-after-confession | 어색해질까봐 무섭다
  friendship-after-confession | 사겼다 헤어지면 친구도 잃는거잖아
  > may-i-do-so | 일단 모른척?
  > waits-for-my-text | 걔가 기다리고 있을까
  > what-words | 어떻게 대답해야됨
  say-by-text-or-face | 만나서 말하는게 낫지?

  crush-avoids-me | 좋아하는 사람이 저를 피해요
  crush-knows | 제가 좋아하는 걸 들킨 것 같아요
  > tells-bad-sign | 인사도 안 받아줘요
  crush-dislikes-me | 싫어서 그러는 걸까요 쑥스러워서일까요
  > crush-avoids-me | 저도 모른 척할까요
  > crush-avoids-me | 같은 사무실이라 힘들어요
  > crush-come-closer | 풀 수 있는 방법이 있을까요

  app-not-met-yet | 데이팅앱에서 만난 사람이랑 연락 중이에요
  app-person-trust | 아직도 앱을 안 지웠더라고요
  > tells-own-part | 저도 안 지우긴 했지만ㅋㅋ
  someone-else-too | 저 말고 다른 여자도 만나는 걸까요
  > ask-if-burden | 물어보면 부담스러워할까요
  kissed-not-named | 두번째 만났을 때 키스했어요
  texts-grew-rare | 그 뒤로 연락이 줄었어요
  serious-or-light | 몸만 원한 거였을까요
  is-it-too-fast | 제가 너무 빨랐나요
  ask-them-out | 다음 만남 제가 먼저 잡아볼까요
  > wait-or-stop | 아니면 오는지 기다려볼까요

  what-are-they-thinking | 상대방 속마음이 어떤가요
  crush-knows | 제가 좋아하는 건 이미 압니다
  stay-friends-said | 친구로 지내자고 하더군요
  leans-on-me | 그런데 힘들 때마다 저를 찾습니다
  being-used-crush | 이용당하는 걸까요
  > refused-heart-turns | 언젠가 마음이 열릴까요
  > how-long-to-wait | 언제까지 이래야 할까요
  > give-up-crush | 그만하자고 말할까요

  will-they-confess | 크리스마스에 만나자는데 고백하려는 걸까요?
  slow-to-touch | 아직 손만 잡은 사이에요
  > tells-more | 저도 좋아해요!
  > gift-for-ssum | 선물 준비해야 돼요?
  > what-gift | 뭐가 좋을까요
  > regret-if-unsaid | 만약 고백 안 하면 제가 할까요
  feels-glad | 너무 설레서 잠이 안 와요ㅋㅋ
  couple-lasts | 사귀게 되면 오래 갈까요

  they-are-lukewarm | 친구가 소개해준 사람인데 저만 적극적인 것 같아요
  asks-me-nothing | 질문을 저만 해요
  one-word-answers | 대답은 단답이에요
  > busy-or-cooled | 관심 없는 거죠?
  tells-their-words | 친구 말로는 그쪽도 저 괜찮다고 했대요
  > asks-me-nothing | 근데 왜 그럴까요
  warm-meeting-cold-text | 카톡을 원래 싫어하는 사람도 있나요
  call-instead | 전화를 해볼까요
  > push-on-more | 계속 가도 될까요
  love-but-tired | 저도 지치네요
  wait-or-stop | 괜히 시간 낭비일까 봐요

  read-no-answer | 짝녀가 내 연락 씹음
  warm-meeting-cold-text | 근데 만나면 또 잘 웃어줌
  > hot-and-cold | 뭐지 진짜
  crush-dislikes-me | 내가 싫은거야 좋은거야
  confess-or-not | 고백 갈겨?
  friends-say-do-not | 친구들은 백퍼 까인대
  crush-come-closer | 그럼 어떻게해야 가능성이 올라가
  text-less | 연락 줄이는게 나아?

  wish-their-birthday | 썸남 생일인데 뭐라고 보내요
  > wish-their-birthday | 12시에 딱 보내면 부담스러울까요
  gift-for-ssum | 선물은 오바죠?
  > tells-more | 연락 끊긴 지 2주 됐어요
  text-with-excuse | 생일 핑계로 보내도 되겠죠
  will-they-text | 답장이 올까요
  sent-and-answered | 답 오면 그다음엔 뭐라고 이어가요

  give-up-crush | 이제 그만 포기하려고요
  > tells-more | 할 만큼 했습니다
  > forget-crush-how | 그래도 미련이 남네요
  regret-if-unsaid | 마지막으로 마음은 전하고 끝낼까요
  > last-words-to-ex | 뭐라고 전해야 후회가 없을까요
  block-ex | 연락처 지우는 게 나을까요
  someone-comes-when | 다음 사람은 언제쯤 만날 수 있을까요

  crush-got-partner | 걔한테 여친 생겼대
  misread-their-kindness | 나랑 매일 연락했으면서
  > misread-their-kindness | 나 뭐였던거야?
  feels-hurt | 배신감 들어
  > no-right-to-be-hurt | 따져도 돼?
  block-ex | 카톡 차단할까
  did-they-once-like-me | 걔도 나 좋아하긴 했을까
  feels-hurt | 너무 억울해
`);
