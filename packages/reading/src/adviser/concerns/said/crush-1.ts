import { evenings } from './evenings.ts';

/** Readers who love in silence, message by message. */
export default evenings(`
  crush-likes-me | 그 사람도 저 좋아할까요?
  crush-classmate | 같은 과 선배인데 인사는 먼저 해줘요
  ssum-or-only-kind | 근데 다른 애들한테도 다 그래요
  > ssum-or-only-kind | 저한테만 다른 점이 있긴 할까요
  ask-them-out | 그럼 제가 먼저 밥 먹자고 해도 돼요?
  ask-out-words | 뭐라고 보내요?
  now-or-after-it | 시험 끝나고가 나을까요 지금이 나을까요

  confess-or-not | 고백해도 될까요
  crush-coworker | 회사 동기고 알고 지낸지 1년 반 됐습니다
  only-a-younger-sister | 둘이 밥은 자주 먹는데 분위기가 그냥 친구 같아요
  refused-then-awkward | 차이면 회사를 어떻게 다녀요
  how-many-percent | 성공 확률 몇 퍼센트 정도 됩니까?
  confess-when | 언제 하는게 제일 좋아요
  > confess-by-text | 말로 하는게 낫죠? 카톡은 좀 그런가

  crush-likes-me | 짝사랑 중인데 이 사람 마음이 궁금해요
  only-a-younger-sister | 저를 여자로 보긴 하나요?
  crush-boss | 팀장님이고 저보다 다섯살 많으세요. 미혼이시고 여친 있는지는 모르겠어요
  > cannot-do-so | 물어보기가 좀 그래서요
  ssum-gave-gift | 저번에 야근할 때 커피 사다주셨는데 의미 없는거겠죠
  show-it-or-hide | 티 내도 되는 걸까요?
  refused-then-awkward | 만약 거절당하면 팀 옮겨야 하나 싶어요
  > crush-comes-true | 올해 안에 뭔가 있을까요

  ssum-likes-me | 걔도 나한테 관심있어?
  always-me-first | 동아리 후배인데 연락은 맨날 내가 먼저 해
  > tells-good-sign | 답장은 ㅋㅋ 많이 붙여서 해주긴 함
  > always-me-first | 근데 걔가 먼저 온 적은 두번? 정도
  > am-i-turned-down | 이거 가망없는거 아님?
  if-i-stop-texting | 그럼 연락 끊어봐?

  crush-trainer | 헬스장 트레이너쌤 좋아하게 됐어요ㅠㅠ
  kind-by-trade | 저한테 잘해주는 거 그냥 회원이라서겠죠
  > tells-good-sign | pt 끝나면 카톡으로 식단 말고 다른 얘기도 하거든요
  asks-if-i-am-single | 어제는 주말에 뭐하냐고 물어보셨어요
  > crush-likes-me | 이건 관심 맞아요?
  now-or-after-it | 차라리 pt 끝나고 연락하는게 낫나요?
  text-what | 뭐라고 시작하면 자연스러울까요

  crush-cafe-staff | 단골 카페 사장님을 좋아합니다
  > tells-more | 거의 매일 가는데 제 얼굴은 아시는 것 같아요
  crush-single-or-not | 남자친구가 있으신지 모르겠네요
  number-unknown | 번호를 물어보면 부담스러워할까요?
  > confess-by-letter | 쪽지가 나을까요
  refused-then-awkward | 그러다 거절당하면 그 카페 못 갈 것 같은데요
  > confess-when | 언제쯤 말하는게 좋을지 날짜 좀 봐주세요

  crush-for-years | 같은 반이었던 애를 아직도 좋아해요
  > tells-more | 졸업하고 연락이 끊겼는데 인스타만 맞팔이에요
  watches-my-stories | 스토리는 매번 봐요 걔가
  > watches-my-stories | 관심 있어서 보는걸까요??
  text-first-or-wait | 디엠 먼저 보내면 이상할까요
  > text-with-excuse | 생일이 다음주긴 해요
  text-what | 뭐라고 보내야 안 티나요
  > after-no-answer | 답 안오면요?
  > nervous-before-it | 헐 떨려요

  crush-taken | 여자친구 있는 남자 좋아하면 안되는거죠
  > crush-taken | 같은 부서예요. 2년 만난 여친이 있대요
  taken-one-confides | 근데 저한테 하는 행동이 헷갈려요. 퇴근길에 굳이 돌아서 데려다주고 여친이랑 싸운 얘기도 저한테 다 해요
  > wait-for-couple-to-part | 둘이 헤어질까요?
  wait-for-couple-to-part | 기다리면 저한테 올까요
  guilty-for-loving | 제가 나쁜 사람 같아서 힘들어요
  > forget-crush-how | 그만하려면 어떻게 해야돼요

  crush-coworker | 알바 같이 하는 누나 좋아하는데요
  > crush-much-older | 누나가 저보다 네살 많아요
  only-a-younger-sister | 저를 그냥 동생으로만 보는거 같아요
  make-crush-see-me | 남자로 보이게 하려면 어떡해야해요
  crush-leaving | 다음달에 누나 그만둔대요ㅠ
  > crush-leaving | 그전에 말해야겠죠?
  crush-leaving | 마지막날 vs 그만두고나서

  crush-church | 교회 오빠를 3년째 좋아하고 있어요
  crush-knows | 오빠도 제 마음 아는 것 같아요?
  fear-of-rumour | 청년부에 소문나면 정말 곤란해서 아무한테도 말 못했어요
  jealous-near-crush | 오빠 주변에 여자가 많아요 다 친절하고
  crush-likes-another | 혹시 오빠가 마음에 둔 사람이 따로 있을까요
  woman-confesses-first | 제가 먼저 고백하는건 어때요
  is-that-the-chance | 수련회가 8월인데 그때가 기회일까요?
  > will-do-so | 기도하면서 기다려볼게요
  > crush-likes-me | 근데 진짜 오빠는 아무 생각 없을까요

  crush-client | 거래처 직원분을 좋아하게 됐습니다
  crush-at-my-age | 마흔 넘어서 이러는게 주책인가 싶네요
  > tells-good-sign | 그분도 미혼이고 서른여덟입니다
  > feels-glad | 업무 메일에 웃음 표시 하나 붙은걸로 하루종일 기분이 좋습니다
  crush-likes-me | 저한테 호감이 있을까요
  ask-them-out | 식사 한번 하자고 해도 될까요
  refused-then-awkward | 거절당하면 일이 불편해질까 걱정입니다
  > will-do-so | 알겠습니다. 다음 주에 말해보겠습니다

  love-at-first-sight | 첫눈에 반했어요
  ask-a-stranger | 학교 도서관에서 맨날 같은 자리 앉는 사람이에요
  > tells-more | 생일은 친구통해서 알아냈어요ㅋㅋ
  > us-two-match | 저랑 잘 맞아요?
  ask-a-stranger | 말 걸어도 될까요
  gift-for-crush | 초콜릿 올려두고 가는건 너무 오글거려요?
  > crush-single-or-not | 사주에 그런것도 나와요?

  us-two-match | 저희 둘 궁합 어때요
  crush-club | 친구의 친구라 모임에서 한달에 한번 정도 봐요
  where-we-clash | 안맞는 부분도 솔직하게 말해주세요
  crush-likes-what-type | 그 사람은 어떤 여자한테 끌려요
  > tells-own-part | 저는 좀 조용한 편인데..
  > crush-come-closer | 다음 모임이 토요일이에요 어떻게 하면 좋을까요

  confess-refused | 고백했다가 한번 차였습니다
  not-ready-for-love | 지금은 연애할 생각이 없다고 했어요
  > is-that-a-no | 이거 그냥 돌려 말한거죠
  refused-me-yet-contacts | 근데 차인 뒤로도 연락은 먼저 옵니다
  what-are-they-thinking | 무슨 심리예요?
  confess-again | 다시 고백하면 될까요
  > how-long-to-wait | 얼마나 있다가요
  > let-down-by-it | 포기하라는 말씀으로 들리네요
  > why-say-so | 왜요?

  crush-same-sex | 저는 남자고 남자를 좋아해요
  crush-same-side | 그 친구가 저같은 사람인지 아닌지도 몰라요
  > tells-more | 군대 동기였고 제대하고도 매주 만나요
  crush-likes-me | 저한테 친구 이상 마음이 있을까요
  friendship-after-confession | 말했다가 친구까지 잃을까봐 3년째 참는중이에요
  test-their-heart | 떠보는 방법 없을까요
  how-long-to-wait | 언제까지 이러고 있어야 하나

  text-first-or-wait | 연락 먼저 해도 돼요?
  > tells-more | 소개팅으로 만난건 아니고 스터디에서 봤어요
  crush-leaving | 스터디 끝나서 이제 볼 일이 없어요ㅜ
  text-with-excuse | 핑계를 뭘로 대요
  > text-with-excuse | 자료 보내달라고 할까요
  after-no-answer | 읽씹당하면 어떡해
  did-it-now | 일단 보냈어요!!
  > one-word-answers | 답왔는데 그냥 파일만 왔어요.. 끝난건가요

  crush-at-my-age | 이 나이에 짝사랑을 하네요
  crush-club | 같은 등산 모임에 나오는 분입니다
  > tells-good-sign | 그분은 이혼하신지 4년 되셨대요. 저도 혼자된지 오래구요
  ssum-or-only-kind | 저한테 물이며 간식을 챙겨주시는데 원래 다정한 분이라 모르겠어요
  crush-likes-me | 그분 마음은 어떤가요
  woman-confesses-first | 여자가 먼저 다가가도 될까요
  fear-of-rumour | 모임에 말 나는게 제일 겁나요

  ssum-or-only-kind | 썸인지 짝사랑인지 모르겠어요
  slow-to-touch | 둘이 영화 두번 봤는데 손도 안잡았어요
  says-comfortable-with-me | 걔는 나 편하다고만해요
  says-comfortable-with-me | 편하다는건 남자로 안보인다는거죠?
  confess-when | 고백 타이밍 언제예요
  > tomorrow-instead | 이번주말 괜찮아요?
  > confess-words | 무슨 말로 해야 안 부담스러울까

  forget-crush-how | 그만 좋아하고 싶어요
  > crush-for-years | 대학때부터 7년이에요
  others-but-back-to-them | 중간에 다른 사람도 만났는데 결국 다시 그 사람이 생각나요
  crush-knows | 그 사람은 제 마음 한번도 눈치 못챘을까요
  tell-me-straight | 이어질 인연이 아니면 아니라고 해주세요
  confess-then-let-go | 고백이라도 해보고 접는게 나을까요
  > regret-if-unsaid | 후회할까봐요

  liked-my-post | 인스타 좋아요 눌러주는거 관심이에요?
  watches-my-stories | 제 스토리 1등으로 봐요 맨날
  > tells-bad-sign | 근데 디엠은 안와요
  like-their-post | 제가 하트 누르면 티나요?
  post-story-as-bait | 그럼 답장 먼저 유도하는 스토리는 뭐 올려요
  > feels-glad | 오 좋다
  jealous-in-ssum | 근데 걔 다른 여자애 게시물에도 다 눌러요 짜증나

  as-their-boss | 부하직원을 좋아하게 되었습니다
  > tells-more | 제가 과장이고 그 친구는 입사 2년차예요
  kind-by-trade | 상사라서 웃어주는건지 진심인지 구분이 안 갑니다
  > as-their-boss | 먼저 다가가면 문제가 될까 조심스럽습니다
  ssum-likes-me | 그쪽 마음이 어떤지 봐주세요
  now-or-after-it | 부서가 내년에 바뀔 수도 있는데 그때까지 기다릴까요?
  > what-then | 그동안은 어떻게 하는게 좋습니까

  crush-is-free-now | 걔 여친이랑 헤어졌대요
  > tells-more | 제가 좋아한지 꽤 됐거든요
  > crush-is-free-now | 지금 다가가면 너무 빠른가요?
  text-with-excuse | 위로해주는 척 연락해볼까 싶은데
  crush-loves-ex-still | 전여친한테 돌아갈 가능성은요?
  not-a-stopgap | 저는 환승이나 땜빵은 되기 싫어요
  > how-long-to-wait | 얼마나 기다려요 한달?
  another-gets-there-first | 그 사이에 다른여자 생기면요
  > just-texted-me | 연락 왔어요 방금.. 뭐라고 답해요

  best-friends-sibling | 오빠 친구를 좋아해요 친오빠 친구요
  only-a-younger-sister | 어릴때부터 봐서 저를 꼬맹이로만 봐요
  touched-me-lightly | 저번에 저보고 많이 컸다고 머리 쓰다듬었는데 심장 터지는줄
  only-a-younger-sister | 여자로 볼 날이 올까요?
  excuse-to-meet | 둘이 따로 만날 핑계 좀 알려주세요
  > tells-good-sign | 이번 추석에 우리집 온대요!

  crush-weds | 좋아하는 사람이 곧 결혼할 것 같습니다
  > crush-weds | 남자친구랑 상견례 날짜를 잡았다더라고요
  > tell-one-who-weds | 지금이라도 말해야할까요
  regret-if-unsaid | 말 안하면 평생 후회할 것 같아서요
  did-they-once-like-me | 그 사람도 예전에 저한테 마음이 있긴 했을까요?
  missed-my-chance | 3년 전에 타이밍이 한번 있었는데 놓쳤습니다
  > crush-weds | 결혼식은 가야되나요
  someone-comes-when | 저한테 다른 인연은 언제 와요

  crush-same-sex | 제가 좋아하는 사람도 여자예요
  touched-me-lightly | 동아리 언니인데 저한테만 유독 스킨십이 많아요
  > only-a-younger-sister | 그냥 친한동생이라 그런걸까요
  > crush-same-side | 언니 남자친구 사귄적 있어요 예전에
  friendship-after-confession | 고백하면 멀어지겠죠
  > crush-likes-me | 그래도 언니도 조금은 마음 있어보이나요
  trip-with-crush | 다음달에 둘이 여행가기로 했어요
  > is-that-the-chance | 거기서 말할까 말까

  crush-classmate | 과씨씨 하고싶은 애가 있는데요
  crush-classmate | 조별과제 같이해요
  crush-leaving | 조별과제끝나면 연락할일이없어요
  ssum-likes-me | 걔 나 어떻게 생각해요?
  would-they-come-out | 술 마시자고 하면 나올까요
  many-rivals | 1학년이라 걔 인기 많아요 경쟁자 최소 3명
  > many-rivals | 내가 제일 유리함?

  shy-or-no-feelings | 마음이 있는데 표현을 안하는 건지 아예 없는건지
  crush-doctor | 치과 선생님이에요ㅎㅎ 스케일링 갔다가..
  > tells-more | 치료가 이제 두번 남았어요
  > tells-good-sign | 반지는 안끼셨더라고요
  crush-doctor | 환자가 고백하면 이상하게 볼까요?
  > gift-for-crush | 커피 사들고 가는 정도는 괜찮죠
  > crush-comes-true | 저랑 인연이 있긴 해요?
  > give-up-crush | 없으면 빨리 접을게요

  eyes-meet | 눈이 자꾸 마주쳐요
  crush-coworker | 회사 다른 팀 분인데 엘리베이터에서 자주 만나요
  chance-or-on-purpose | 우연일까요 일부러일까요
  never-spoke-to-crush | 말은 안녕하세요밖에 안해봤어요
  never-spoke-to-crush | 무슨 말을 걸어요?
  > never-spoke-to-crush | 점심 뭐드셨어요 이런거?

  answers-slower | 카톡 답장이 5시간 걸리는데 희망 있나요
  always-busy | 바쁘다고는 해요 간호사라
  > answers-slower | 쉬는날에도 늦어요
  > tells-good-sign | 그래도 만나자고 하면 거절은 안해요
  meets-without-interest | 관심 없는데 만나주기도 하나요?
  > push-on-more | 좀 더 밀어붙여볼까요
  > wait-or-stop | 아님 기다려요?
  how-many-dates-first | 고백은 몇번째 만남에서 해요

  confess-or-not | 고백하려고요
  first-date-ahead | 이번주 금요일에 둘이 저녁먹기로 했어요
  > confess-when | 날 괜찮나요
  confess-accepted | 받아줄까요?
  nervous-before-it | 너무 긴장돼서 잠이 안와요
  > confess-words | 말을 뭐라고 시작해야할지.. 문장으로 써주시면 안돼요?
  > confessed-waiting | 만약에 생각해본다고 하면요
  > how-long-to-wait | 그럼 며칠 기다려요
  > nervous-before-it | 떨린다 진짜

  friend-i-love | 친구로 지낸지 10년인데 갑자기 여자로 보입니다
  crush-goes-on-blind-date | 얼마전에 걔가 소개팅한다니까 기분이 더럽더라고요
  jealous-so-i-like | 이거 질투 맞죠
  crush-likes-me | 걔는 저를 뭘로 생각할까요
  friendship-after-confession | 고백하면 친구 끝나는거 아니에요?
  > crush-goes-on-blind-date | 소개팅남이랑 잘될까요
  > crush-goes-on-blind-date | 그럼 그전에 말해야되네

  crush-likes-my-friend | 걔가 내 친구 좋아하는거 같아
  crush-likes-my-friend | 나랑 연락하면서 자꾸 내 친구 얘기물어봐
  > crush-likes-my-friend | 친구한테는 나 걔 좋아한다고 말 못했어
  crush-likes-my-friend | 확실히 걔 마음이 내 친구한테 있어?
  > crush-likes-my-friend | 뺏어올 수는 없지
  > crush-got-partner | 둘이 사귀면 나 어떻게 봐
  > give-up-crush | 그냥 접을까

  crush-teacher | 아이 학원 선생님을 좋아하게 됐어요
  > divorced-with-a-child | 저는 이혼했고 아들 하나 키웁니다
  > tells-more | 선생님은 총각이고 저보다 세살 어려요
  > out-of-my-league | 꿈도 꾸지 말아야 하는거겠죠
  crush-likes-me | 그쪽도 저를 학부모 이상으로 생각할까요?
  after-divorce | 저한테 재혼운은 있나요
  now-or-after-it | 나중에 학원 그만두면 그때 연락해볼까요

  ask-a-stranger | 버스에서 자주 보는 사람이 있어요
  > tells-good-sign | 이름도 몰랐는데 알고보니 같은 학교더라고요
  > tells-more | 친구가 아는 사이라 생일까지 알아봤습니다
  crush-what-like | 말걸면 받아줄 성격인가요?
  introduced-to-crush | 소개시켜달라고 하는게 나은가요
  looks-and-love | 제가 키가 작아서 자신이 없어요
  crush-likes-what-type | 그분 이상형 같은것도 보여요?
  > takes-it-in | 좋은쪽으로 생각해볼게요

  gift-for-crush | 생일선물 주려는데 부담스러울까요
  crush-coworker | 직장 선배고 저 혼자 좋아해요
  > gift-for-crush-what | 얼마 정도가 적당해요
  > gift-for-crush-what | 5만원짜리 향수 생각했는데
  > gift-for-crush-what | 아 향수는 좀 그런가..
  crush-knows | 그분이 제 마음 알아챌까요
  > crush-knows | 차라리 알아챘으면 좋겠어요

  first-love-met-again | 첫사랑을 동창회에서 다시 봤습니다
  > friend-after-all | 그 친구도 혼자랍니다
  > first-love-met-again | 25년 만인데 마음이 그대로더군요
  first-love-remembers | 그쪽도 저를 기억하고 있었을까요
  > tells-more | 단톡방에서 번호는 봤습니다
  text-what | 뭐라고 보내면 덜 어색할까요
  > crush-comes-true | 이번 가을에 인연이 될지 궁금합니다
  asked-me-to-meet | 답이 왔습니다. 다음 주에 보자고 하네요

  their-birthday-unknown | 생일을 모르는데도 봐줄수 있어요?
  their-birthday-unknown | 좋아하는 사람이 있는데 나이만 알아요 서른둘
  crush-comes-true | 제 사주로만 봤을때 이 짝사랑 이루어져요?
  always-love-first | 저는 왜 맨날 짝사랑만 할까요
  they-flee-when-i-come | 먼저 다가가면 꼭 도망가더라고요
  > is-it-my-fault | 제 문제인가요
  crush-come-closer | 어떤 식으로 다가가야 돼요 그럼

  crush-trainer | 필라테스 강사분한테 반했습니다
  > tells-more | 남자회원이 저 하나라 좀 민망하긴 합니다
  speaks-first-crush | 수업 끝나고 항상 몇마디 더 걸어주세요
  > kind-by-trade | 영업용 친절인가요?
  followed-back | 인스타 팔로우했더니 맞팔 해주셨어요
  follow-them-first | 디엠 보내볼까요
  > text-what | 뭐라고?

  friend-of-my-ex | 전남친 친구를 좋아하게 됐어요
  > guilty-for-loving | 욕먹을거 아는데 마음이 그래요
  > friend-of-my-ex | 헤어지고 힘들때 제일 많이 들어줬어요
  > friend-of-my-ex | 그 사람도 저한테 마음 있는거 같은데 친구 때문에 선긋는 느낌이에요
  > is-my-hunch-right | 제 느낌이 맞아요?
  > friend-of-my-ex | 전남친이 알면 난리날텐데
  > friend-of-my-ex | 시간이 더 지나면 괜찮아질까요
  > how-long-then | 어느정도요

  tell-me-straight | 솔직하게 말해주세요 가능성 있어요 없어요?
  always-me-first | 저만 연락하고 저만 약속잡아요
  > tells-good-sign | 만나면 잘해주고 집에도 데려다줘요
  always-me-first | 근데 연락이 먼저 온적이 한번도 없어요 반년동안
  > what-are-they-thinking | 이 남자 뭐예요
  am-i-kept-around | 어장인가
  if-i-stop-texting | 그럼 제가 연락 안하면 끝이에요?
  > will-do-so | 해볼게요 무섭지만
  just-texted-me | 사흘 참았는데 먼저 왔어요!! 바로 답해요?

  ask-a-stranger | 편의점 알바생한테 번호 물어봐도 됨?
  > tells-more | 3주째 일부러 감ㅋㅋ
  > tells-more | 맨날 바나나우유 삼
  crush-single-or-not | 남친 있을 상임?
  > ask-a-stranger | 번호 따는 날 언제가 좋음
  refused-then-awkward | 까이면 그 편의점 못가는데 집 바로 앞임
  > never-spoke-to-crush | 뭐라고 말걸지 대사좀

  crush-in-army | 군대 간 친구를 기다리는 건 아니고 혼자 좋아해요
  > tells-more | 늦게 가서 지금 상병이에요
  > tells-good-sign | 휴가 나올때마다 저를 만나요
  someone-else-too | 저 말고 다른 사람도 만나겠죠?
  confess-by-letter | 편지 쓰면 티날까요
  crush-in-army | 전역이 내년 2월인데 그때 고백할까요
  > apart-heart-changes | 그전에 마음 변하진 않겠죠 걔나 저나

  crush-much-younger | 회사 연하남이 좋아졌어요 여섯살 어려요
  only-a-younger-sister | 저를 누나로만 보겠죠
  speaks-first-crush | 자꾸 장난치고 간식 뺏어먹고 그래요
  others-see-us-as-pair | 다들 둘이 사귀냐고 하는데 걔는 그냥 웃고말아요
  > others-see-us-as-pair | 아니라고도 안해요
  > what-are-they-thinking | 그건 무슨 뜻일까요?
  crush-much-younger | 나이차이 때문에 결국 안될까봐 시작을 못하겠어요
  what-then | 제가 먼저 뭘 해야하나요 가만히 있어야하나요

  us-two-match | 그 여자분이랑 제 궁합 좀 봐주세요
  > tells-more | 독서모임에서 만났고 네번 봤어요
  > tells-more | 제가 일방적으로 좋아하는 상태입니다
  where-we-clash | 성격 차이는 어떤가요
  ssum-likes-me | 그분이 저한테 호감은 있을까요
  ask-them-out | 모임 끝나고 둘이 2차 가자고 해볼까 하는데
  > may-i-do-so | 술을 안드시는 분이라 카페가 낫겠죠

  will-they-confess | 걔도 나 좋아하는거 같은데 왜 고백 안해요?
  others-see-us-as-pair | 주변에서 다 쌍방이래요
  long-calls-meaning | 한달째 매일 통화해요
  > tells-bad-sign | 근데 그 얘기만 나오면 말돌려요
  > serious-or-light | 저랑 사귀기는 싫은건가
  woman-confesses-first | 제가 먼저 하면 매력없어요?
  > will-they-confess | 이번달 안에 걔가 할까요
  > if-i-do-not | 안하면 제가 합니다 진짜
  if-they-refuse | 아 근데 차이면 쪽팔린데

  crush-avoids-me | 짝사랑 상대가 절 피하는것 같아요
  > crush-avoids-me | 제가 좋아하는게 티가 났나봐요
  > tells-bad-sign | 전에는 같이 점심 먹었는데 이제 다른 사람들이랑 먹어요
  > crush-avoids-me | 싫어진걸까요 부담스러운걸까요
  > crush-avoids-me | 사과를 해야하나요?
  > crush-avoids-me | 아무 일 없던것처럼 대하면 돌아올까요
  > how-long-to-wait | 얼마나요

  date-a-divorced-one | 유부남은 아니고 돌싱이에요 오해마시고ㅎㅎ
  crush-cafe-staff | 같은 건물 1층 꽃집 사장님입니다
  > tells-more | 출근길에 인사만 한지 1년이에요
  ssum-gave-gift | 지난주에 시든다고 장미 몇송이를 그냥 주셨어요
  kind-by-trade | 이거 마음일까요 장사하다 남은걸까요
  gift-for-crush-what | 저도 뭔가 드리고 싶은데 뭐가 좋을까요
  close-when | 언제쯤 밥 한번 먹게 될까요

  crush-classmate | 재수학원에 좋아하는 애 있는데요
  now-or-after-it | 수능 끝나고 고백하려구요
  another-gets-there-first | 그때까지 걔가 남친 안생기겠죠?
  crush-while-studying | 공부가 안돼요 뒷모습만 보여서
  > tells-good-sign | 걔도 저 의식하는거 같긴해요
  > tells-good-sign | 쉬는시간에 꼭 제 옆 정수기 써요ㅋㅋ
  > confess-when | 수능 끝나고 언제가 좋아요 당일? 다음날?

  crush-comes-true | 짝사랑도 봐주시나요
  crush-come-closer | 좋아하는 사람이 생겼는데 5년만이라 어떻게 해야할지 모르겠어요
  crush-club | 소모임 앱에서 만난 사람이에요
  crush-what-like | 그 사람 성격이 어떤지 먼저 알고싶어요
  ssum-likes-me | 저한테 관심은요?
  crush-come-closer | 다가가는 방법이요
  > takes-it-in | 천천히 가는게 맞군요

  someone-in-their-photo | 카톡 프사를 바꿨는데 여자랑 찍은 사진이에요ㅠㅠ
  > someone-in-their-photo | 여자친구 생긴걸까요
  > someone-in-their-photo | 뒷모습이라 동생인지 뭔지 모르겠어요
  > may-i-do-so | 물어봐도 돼요?
  > ask-if-taken-how | 아무렇지 않게 묻는 법 있어요?
  > crush-taken | 만약 여친이면 저 포기해야하는거죠
  > wait-for-couple-to-part | 사귄지 얼마 안됐으면 오래 못갈수도 있잖아요
  > feels-hurt | 밥도 안넘어가요
  friend-after-all | 물어봤더니 사촌동생이래요 ㅋㅋㅋ 살았다

  crush-club | 같은 러닝크루 형을 좋아합니다
  > tells-good-sign | 형도 이쪽인 건 알고 있어요
  crush-loves-ex-still | 근데 형은 전애인을 못 잊은 것 같아요
  crush-likes-me | 저한테 올 마음이 있을지 알고싶습니다
  leans-on-me | 형이 힘들때 저한테 전화하긴 해요
  leans-on-me | 기대면서 좋아하진 않는 거 그게 제일 괴롭네요
  > wait-or-stop | 기다리는게 맞나요

  crush-classmate | 복학생 오빠한테 빠졌어요
  > tells-more | 첨엔 별로였는데 발표하는거 보고ㅋㅋㅋ
  text-with-excuse | 오빠 연락처 있는데 톡 보낼 명분이 없어요
  > text-with-excuse | 족보 달라할까요
  knows-i-exist | 혹시 오빠가 저 알긴 알까요?
  how-crush-sees-me | 오빠 눈에 저 어때보여요
  > did-it-worked | 족보 달라했는데 만나서 준대요!! 대박

  confess-refused | 거절당했는데 마음이 안접혀요
  stay-friends-said | 좋은 동료로 지내고 싶다고 하더라고요
  see-them-after-refusal | 매일 얼굴을 봐야 해요 옆자리라서
  > tells-bad-sign | 그 사람은 아무렇지 않아 보여요
  > refused-heart-turns | 혹시 나중에라도 마음이 바뀔 수 있나요
  tell-me-straight | 없으면 없다고 해주세요
  change-jobs | 이직할까요
  change-jobs | 이직운은 언제 들어와요?

  natural-before-crush | 좋아하는 사람 앞에만 가면 말이 안나옵니다
  how-crush-sees-me | 그래서 재미없는 사람으로 보일거같아요
  crush-likes-me | 그분은 저를 어떻게 생각할까요
  > introvert-in-love | 말 없는 남자 싫어할까요?
  > natural-before-crush | 카톡으로는 좀 되는데 실제로 만나면 꽝이에요
  is-that-the-chance | 다음주에 같이 외근갑니다 차로 두시간
  > first-date-ahead | 무슨얘기해요ㅠ
  > may-i-do-so | 노래 틀어도 되나

  crush-knows | 그 사람 제가 좋아하는 거 알까요?
  > tells-own-part | 티를 엄청 냈거든요
  crush-knows | 알면서 모른척 하는거면 싫다는거죠
  > crush-knows | 아님 그냥 둔한건가
  > how-can-i-tell | 확인해볼 방법 있어요?
  > test-their-heart | 직접 물어보는건 좀 그렇고

  crush-club | 문화센터 사진반에서 만난 분이 자꾸 생각나요
  widowed-again | 저는 사별한지 6년 됐습니다
  > friend-after-all | 그분도 혼자 사신다고 들었어요
  asked-me-to-meet | 사진 찍으러 같이 가자고 하셨는데 둘이 가자는 건지 다같이 가자는 건지요
  only-a-younger-sister | 저를 여자로 생각하시는 걸까요
  > crush-at-my-age | 자식들 보기가 좀 그렇네요
  > may-i-do-so | 가도 괜찮을까요

  only-a-heart-back | 인스타 스토리에 답장했는데 하트만 눌렀어요
  > am-i-turned-down | 이러면 대화 끝난거죠?
  crush-has-left | 전직장 동료예요 퇴사하고 나서 더 생각나요
  after-no-answer | 다시 보내면 질척거리나
  how-long-to-wait | 며칠 텀을 둬요?
  ask-them-out | 밥먹자고 바로 해도 되나요 아니면 잡담부터?
  > tells-more | 그분이 저를 편하게는 생각했을거 같은데
  > only-a-younger-sister | 남자로는 글쎄..

  best-friends-partner | 제 친구랑 사귀는 사람을 좋아해요
  > knows-it-well | 말도 안되는거 알아요
  > best-friends-partner | 제가 먼저 좋아했는데 친구가 먼저 고백했어요
  wait-for-couple-to-part | 둘 오래갈까요
  > feels-hurt | 같이 만날때마다 표정관리가 안돼요
  > best-friends-partner | 친구를 안 보는게 나을까요 한동안
  guilty-for-loving | 저 나쁜애죠

  crush-cafe-staff | 결혼정보회사 매니저님이 좋아졌습니다ㅋㅋ 웃기죠
  > tells-good-sign | 소개해준 분들보다 매니저님이랑 통화하는게 더 즐거워요
  kind-by-trade | 직업상 잘해주는거 압니다
  > crush-comes-true | 가능성 얼마나 있을까요
  > now-or-after-it | 회원 탈퇴하고 말해볼까 생각중입니다
  > how-would-they-take-it | 미친놈 소리 들을까요
  us-two-match | 사주상으로 저랑 잘 맞는 사람은 맞습니까?

  confessed-waiting | 일주일 전에 고백했는데 답이 없어요
  > confessed-waiting | 생각할 시간 달라고 했거든요
  > confessed-waiting | 안되는거면 빨리 말해줬으면 좋겠어요
  > confessed-waiting | 어느쪽으로 기울었어요 지금?
  ask-if-burden | 먼저 물어보면 재촉하는거 같겠죠
  how-long-to-wait | 언제까지 기다리면 답 올까요
  > may-i-do-so | 평소처럼 톡해도 돼요?
  > feels-hurt | 미치겠네 진짜

  i-am-leaving | 롱디될거같은데 고백하는게 맞나
  > i-am-leaving | 나 9월에 교환학생 감
  > tells-good-sign | 걔는 나 가는거 아쉽다고 함
  > crush-likes-me | 그게 좋아하는거야?
  > i-am-leaving | 갔다와서 하면 늦어?
  > tells-more | 6개월인데
  > tells-more | 가기전에 둘이 만나긴 할거임

  chance-or-on-purpose | 자꾸 우연히 마주치는데 인연일까요
  crush-neighbour | 같은 아파트 사는 분이고 강아지 산책하다 친해졌어요
  > tells-more | 강아지 이름은 아는데 그분 이름은 한달만에 알았네요ㅎㅎ
  > tells-more | 생일은 얼마전에 들었고요
  chance-or-on-purpose | 그분도 산책시간 저한테 맞추는 걸까요
  crush-not-seen | 요며칠은 안보여요 무슨 일 있나
  number-unknown | 연락처를 어떻게 물어보죠
  ask-them-out | 강아지 카페 같이 가자고 할까?

  crush-boss | 회사 대표님을 좋아해요
  > tells-more | 작은 스타트업이라 매일 봐요
  only-a-younger-sister | 저를 아끼는건 알겠는데 직원으로서인지 여자로서인지
  > tells-more | 대표님이 일밖에 모르는 사람이에요
  refused-then-awkward | 고백하면 짤릴까요ㅋㅋ 반농담이에요
  is-crush-open-to-love | 연애할 생각이 있는 시기인가요 그분이?
  > is-crush-open-to-love | 내년엔요?
  > will-do-so | 그럼 그냥 일 열심히 하면서 기다릴까봐요

  crush-got-partner | 좋아하는 애한테 남친이 생겼습니다
  > missed-my-chance | 제가 우물쭈물하다가요
  > crush-got-partner | 축하한다고 말은 했는데 집와서 술마셨어요
  > wait-for-couple-to-part | 둘이 얼마나 가요
  > wait-for-couple-to-part | 기다려도 되나요
  > let-down-by-it | 저랑 인연이 아예 없는거예요 그럼?
  > crush-got-partner | 연락은 끊는게 맞겠죠
  > forget-crush-how | 자꾸 인스타 들어가보게 돼요
  > forget-crush-how | 언팔하면 너무 티나요?

  crush-teacher | 쌤 좋아하는거 어떡해요 운전학원 강사님ㅋㅋㅋ
  > crush-leaving | 시험 붙으면 못봐요
  > crush-leaving | 일부러 떨어질수도 없고
  > tells-more | 몇살인지는 물어봤어요 스물일곱
  would-they-come-out | 합격하고 밥사준다고 연락하면 나올까요?
  > tells-more | 번호는 있어요
  > text-first-or-wait | 오늘 붙었어요! 지금 보낼까요??

  us-two-match | 이 사람이랑 저랑 어느 정도로 맞나요
  crush-for-years | 제가 2년째 마음에 두고 있어요
  > tells-more | 일로 만난 사이고 서로 존댓말해요
  is-crush-open-to-love | 그 사람은 왜 여태 혼자일까요
  is-crush-open-to-love | 결혼 생각이 없는 사람인가요
  > crush-comes-true | 저한테 기회가 있을까요
  crush-come-closer | 좀 더 가까워지려면 뭐부터 하면 돼요

  crush-while-studying | 고3인데 짝사랑해도 되나요ㅋㅋ
  crush-classmate | 같은 독서실 다니는 애예요
  > never-spoke-to-crush | 걔도 저 아는데 인사는 안해요
  ssum-likes-me | 저한테 관심 있을까요
  gift-for-crush | 간식 주면서 말걸까요
  > gift-for-crush-what | 무슨 간식이요
  crush-while-studying | 걔 공부 방해하는거 아닐까 걱정돼요
  > will-do-so | 그럼 수능 끝나고 말할래요

  did-they-set-me-up | 소개팅 주선자를 좋아하게 됐어요
  > did-they-set-me-up | 소개팅 상대 말고 주선해준 오빠요
  did-they-set-me-up | 오빠가 저를 다른 남자한테 소개해줬다는건 관심 없다는거겠죠?
  > tells-more | 소개팅은 잘 안됐어요
  asked-me-to-meet | 오빠가 미안하다고 밥산대요
  > is-that-the-chance | 이거 기회죠
  show-it-or-hide | 슬쩍 말해도 될까요 오빠같은 사람이 좋다고

  ssum-or-only-kind | 후배가 저를 좋아하는건지 그냥 선배라 따르는건지 모르겠네요
  > tells-good-sign | 일 끝나면 꼭 저 기다렸다 같이 퇴근해요
  > tells-more | 저는 완전 좋아합니다
  afraid-of-mistake | 착각이면 너무 창피할 것 같아서요
  > signs-they-like | 확신이 들만한 신호가 뭐가 있을까요
  ask-them-out | 주말에 보자고 해보면 알겠네요
  > date-where | 전시회? 영화?
  > will-do-so | 오케이 전시회로 갑니다

  crush-asks-love-advice | 좋아하는 사람이 저한테 연애상담을 해요
  crush-asks-love-advice | 자기 좋아하는 여자 얘기를 저한테 해요 하..
  > crush-asks-love-advice | 근데 들어보면 그게 저 같기도 하고 아닌것 같기도 하고
  > crush-asks-love-advice | 혹시 제 얘기일 확률은요?
  > may-i-do-so | 물어볼까요 그 여자 누구냐고
  > crush-asks-love-advice | 만약 제가 아니면 표정 어떻게 해요
  > give-up-crush | 저 그냥 빠질까요?

  crush-is-straight | 직장 언니를 좋아하는데 언니는 이성애자인것 같아요
  > tells-more | 확실하진 않아요
  crush-is-straight | 언니가 저한테 너 남자였으면 만났다 이런 말 해요
  > feels-hurt | 그 말 들을때마다 무너져요
  crush-likes-me | 언니 마음에 저는 뭘까요
  love-unsaid | 고백 안하고 옆에 있는것도 방법이죠?
  > feels-hurt | 근데 너무 힘들어요 이제
  will-i-be-loved | 저도 저 좋아해주는 사람 만날수 있을까요

  crush-cafe-staff | 식당 하시는 분을 좋아하고 있습니다
  > tells-more | 매일 저녁을 거기서 먹은지 반년입니다
  > tells-more | 그분도 혼자 아이 키우신다고 합니다
  kind-by-trade | 손님이니까 잘해주는 것이겠지요
  > tells-good-sign | 반찬을 저만 하나 더 주십니다
  ask-them-out | 쉬는 날에 어디 가자고 하면 실례일까요
  > tells-own-part | 제가 말주변이 없어서요

  shy-or-no-feelings | 밀당하는 건지 관심이 없는건지 좀 봐줘요
  hot-and-cold | 일주일 연락하다 일주일 잠수타요
  no-right-to-be-hurt | 물론 사귀는 건 아니라 뭐라 할 수도 없어요
  > tells-bad-sign | 이번엔 열흘째예요
  > someone-comes-when | 언제
  > just-texted-me | 오면 바로 답해요 말아요
  serious-or-light | 이 사람 진지하게 만날 생각은 있는 사람이에요?
  > wait-or-stop | 없으면 차단할래요

  crush-for-years | 초등학교때부터 좋아한 애가 있어요 12년째
  > tells-good-sign | 다른데로 이사가도 계속 연락은 해왔어요
  refused-long-ago | 걔한테 고백 한번 했었는데 중학교때 까였어요ㅋㅋ
  > refused-long-ago | 지금은 다르지 않을까요?
  > refused-long-ago | 둘다 어른인데
  friend-after-all | 걔 지금 남친은 없대요
  > is-that-the-chance | 다음달에 걔 서울 올라와요
  date-where | 어디서 뭐하면 좋을까요
  > give-up-crush | 이번에 안되면 진짜 접습니다

  asked-me-to-meet | 단둘이 보자는데 무슨 의미예요?
  asked-me-to-meet | 좋아하는 선배가 갑자기 이번주에 시간되냐고 했어요
  > asked-me-to-meet | 좋은 일일까요 부탁할게 있는걸까요
  not-hurt-again | 저 너무 기대하면 안되죠
  what-to-wear | 옷은 어떻게 입어요
  text-first-or-wait | 만나고 나서 연락은 제가 먼저 할까요
  > tells-bad-sign | 만났는데 이직 상담이었어요...
  > leans-on-me | 그래도 저한테 한거면 의미있는거죠?

  crush-church | 같은 교회 자매님을 마음에 두고 있습니다
  introduced-to-crush | 목사님께 다리를 놓아달라고 해볼까 하는데 어떨까요
  > introduced-to-crush | 직접 말하는게 나을지요
  crush-dislikes-me | 제가 말을 건네면 눈을 잘 안마주치십니다
  > crush-dislikes-me | 싫어서 그런걸까요
  > is-that-the-chance | 크리스마스 행사 준비를 같이 하게 되었습니다
  > is-that-the-chance | 그때가 좋은 때일까요

  crush-boss | 알바 점장님 좋아하는데 정신차려야 되나요
  wide-age-gap | 열살차이 나요
  > tells-good-sign | 저만 마감조로 넣어주고 끝나면 집까지 태워줘요
  > crush-likes-me | 이거 저 좋아하는거 맞죠?
  friend-after-all | 여친은 없다고 했어요
  > tells-bad-sign | 다른 알바한테도 태워준다는 얘기 들었어요ㅡㅡ
  jealous-near-crush | 질투나요
  wide-age-gap | 나이차이 때문에 친구들은 말리는데 사주로는 어때요

  hurts-after-months | 차인지 세달인데 아직도 못잊겠어요
  hurts-without-dating | 사귄적도 없는데 웃기죠
  avoids-after-confession | 고백하고 나서 톡을 안 읽어요
  is-it-a-block | 차단한걸까요
  friends-at-least | 다시 친구로라도 지낼수 있나요
  > may-i-do-so | 연락 한번만 더 해보면 안됩니까
  > will-do-so | 알겠어요 안할게요
  how-long-it-hurts | 언제쯤 괜찮아져요 저는

  crush-leaving | 그 사람이 이직한대요
  crush-leaving | 3년을 옆에서 봤는데 이제 못 보게 생겼어요
  never-spoke-to-crush | 말 한마디 못해봤어요
  > tells-more | 송별회가 다음주 목요일이에요
  > crush-leaving | 그날 말할까요 아니면 나가고 나서?
  only-a-younger-sister | 저를 좋은 동료로만 생각했을까요
  gift-for-crush-what | 선물은 뭐가 기억에 남을까요
  lasts-after-leaving | 이직하고도 연락 이어질 사이인지 궁금해요

  confess-words | 저 모쏠인데 고백 어떻게해요
  crush-classmate | 좋아하는 애는 같은 교양 듣는 애예요
  > tells-good-sign | 팀플하다 친해졌고 톡은 매일해요
  daily-texts-mean | 매일하면 걔도 마음있는거 아니에요?
  make-them-confess | 친구들은 걔가 먼저 고백하게 만들래요
  > make-them-confess | 어떻게 만들어요 그걸ㅋㅋ
  > is-that-the-chance | 축제가 다음주예요
  ask-them-out | 같이 가자고 해볼까

  ask-if-taken-how | 관심있는 사람한테 남친있냐고 어떻게 물어봐요
  crush-cafe-staff | 스터디카페 총무예요
  > tells-more | 인사하고 가끔 사탕줌
  ssum-or-only-kind | 사탕 나만 주는건지 다 주는건지
  > tells-own-part | 제 인상이 좀 무서운 편이라 걱정되네요
  luck-this-week | 이번주 운은 괜찮아요?

  crush-coworker | 같은 학교 체육선생님을 좋아합니다 저도 교사예요
  fear-of-rumour | 동료교사들 입에 오르내리는게 싫어서 조심하고 있어요
  crush-knows | 그분은 눈치가 없는 건지 모른 척하는 건지
  alone-with-crush-today | 회식 끝나고 둘이 걸은 적이 있는데 그때 분위기가 좋았어요
  remembers-that-day | 그분도 그날을 기억할까요
  crush-leaving | 내년에 전근 가실 수도 있대요
  > crush-leaving | 그 전에 뭐라도 해야겠죠?

  friend-i-love | 남사친이 너무 좋아졌어
  > tells-bad-sign | 걔는 여친 사귈때마다 나한테 소개시켜줘
  friend-after-all | 지금은 솔로야
  > crush-comes-true | 이번엔 내 차례일까ㅋㅋ
  only-a-younger-sister | 걔 눈에 내가 여자긴 해?
  > may-i-do-so | 안되나
  > confess-words | 그럼 맨정신에 뭐라고해 너무 오글거려

  crush-cafe-staff | 동네 빵집 직원분을 짝사랑합니다
  > tells-more | 빵을 하도 사서 살이 5키로 쪘어요
  > tells-more | 이름표에 있는 이름만 알다가 생일은 가게 이벤트 때 알았습니다
  knows-i-exist | 혹시 저를 기억은 할까요
  never-spoke-to-crush | 말을 어떻게 걸어야 자연스러울까요
  > did-try-already | 추천메뉴 물어보는 건 이미 다섯번 했습니다ㅠ
  > crush-come-closer | 다음 단계는요?
  > how-would-they-take-it | 이상한 손님으로 볼까봐 겁나요

  crush-foreigner | 외국인 동료를 좋아하게 됐어요
  ssum-or-only-kind | 원래 다정한 문화라 제가 착각하는건지 모르겠어요
  touched-me-lightly | 안아주면서 인사하거든요
  crush-foreigner | 내년에 본국 돌아갈수도 있대요
  may-i-fall-for-them | 시작해도 되는 마음일까요
  not-hurt-again | 상처받을까봐 무서워요
  crush-likes-me | 그 사람은 저를 특별하게 생각하나요?

  give-up-crush | 2년 짝사랑 이제 포기할까요
  give-up-crush | 그 사람이 저한테 올 가능성이 조금이라도 있으면 기다릴거고 아니면 오늘 번호 지울거예요
  > knows-it-well | 솔직히 저도 알아요 안될거
  only-at-night | 근데 가끔 밤에 전화가 와요 뭐하냐고
  > only-at-night | 외로워서 하는거겠죠
  > only-at-night | 전화 받지 말아요?
  > will-do-so | 네.. 지울게요
  > forget-crush-how | 지웠어요 근데 외워버려서 소용이 없네요

  crush-gym | 아파트 헬스장에서 자주 보는 분이 있습니다
  > tells-more | 인사는 하는 사이고 한번 같이 엘리베이터 타고 이야기했습니다
  > tells-good-sign | 미혼이라고 하시더군요
  crush-come-closer | 나이 마흔에 어떻게 다가가야 할지 감이 안 옵니다
  crush-avoids-me | 그분이 운동 시간을 바꾸신 것 같은데 저 때문일까요
  crush-come-closer | 부담 안주는 방법이 있나요
  > crush-come-closer | 천천히요?
  > how-long-then | 언제까지 천천히 해야되는지

  speaks-first-crush | 저한테만 말투가 다른데 이거 호감인가요?
  curt-only-to-me | 다른 사람한텐 다정하고 저한텐 틱틱대요
  > curt-only-to-me | 좋아해서 괴롭히는건 초딩때나 그러는거 아님?
  crush-dislikes-me | 그냥 제가 싫은건가
  ssum-gave-gift | 근데 제가 아플땐 약 사다줬어요
  > curt-only-to-me | 저도 틱틱대요 아니면 잘해줘요
  who-confesses-first | 고백은 누가 먼저 할까요

  rumour-crush-dates | 썸타던 사람이 다른 사람이랑 사귄다는 소문이 있어요
  ssum-or-only-kind | 저 혼자 썸이라 생각한건가봐요
  > rumour-crush-dates | 소문이 진짜일까요
  no-right-to-be-hurt | 본인한테 물어보기엔 제가 뭐라고
  > tells-more | 그 남자는 같은 회사 선배래요
  > is-it-too-late | 제가 더 늦기전에 말하면 바뀔수 있나요?
  > see-them-after-refusal | 내일 얼굴 어떻게 봐요
  > feels-hurt | 후

  crush-church | 성당 청년회장님을 좋아해요
  > tells-more | 신학교 갈지도 모른다는 얘기가 있어요
  > may-i-fall-for-them | 그럼 저는 마음도 먹으면 안되는거잖아요
  is-crush-open-to-love | 그분이 결혼할 운이 있는 분이에요?
  > tells-good-sign | 저한테 잘 웃어주세요
  feels-glad | 눈물나게 좋아요ㅠㅠ
`);
