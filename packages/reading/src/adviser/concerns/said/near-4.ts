import { evenings } from './evenings.ts';

/** Readers who are near somebody, message by message. */
export default evenings(`
  crush-likes-me | 걔도 저 좋아하는 거 맞을까요?
  > tells-good-sign | 같은 헬스장 다니는데 요즘 운동 끝나면 저 기다렸다가 같이 나가요
  warm-meeting-cold-text | 근데 카톡은 또 잘 안 해요
  warm-meeting-cold-text | 원래 카톡을 안 좋아하는 사람일까요
  > contact-during-time-apart | 제가 먼저 보내도 되나요?
  text-what | 뭐라고 보내지
  > keep-talk-going | 단백질 얘기 말고 뭐 없을까요 ㅋㅋㅋ
  did-it-now | 보냈어요 “오늘 하체했더니 계단 못내려감” 이라고
  one-word-answers | ㅋㅋㅋ만 왔어요..
  > am-i-turned-down | 이거 대화 끝난 거죠?
  ask-them-out | 밥 먹자고 해도 될까요
  > confess-when | 언제쯤 말하는 게 좋아요?
  > will-do-so | 넵 해볼게요

  answers-slower | 왜 답장이 늦을까요
  > tells-more | 처음엔 1분 만에 오더니 요즘은 세네시간 걸려요
  busy-or-cooled | 바쁜 걸까요 식은 걸까요
  > posts-but-no-answer | 인스타 스토리는 올리던데요
  > tells-more | 그럼 제가 후순위인 거네요
  answer-slow-on-purpose | 저도 늦게 답장해야 하나요?
  how-to-push-pull | 밀당 이런 거 잘 못하는데
  > and-what-of-them | 걔 마음이 지금 어떤데요
  > is-there-hope | 앞으로 좋아질 가능성은 있어요?
  > someone-comes-when | 언제쯤이요

  i-ask-to-date | 썸녀가 있는데 고백해도 될까요
  > tells-more | 세 번 만났습니다
  > tells-good-sign | 만날 때마다 4시간 넘게 있었고 집에도 데려다줬습니다
  ssum-likes-me | 상대도 저를 좋게 보는 것 같습니까?
  slow-to-touch | 근데 손은 아직 못 잡았습니다
  > when-to-touch | 다음번에 잡아도 될까요
  how-many-dates-first | 고백은 몇 번째 만남에 하는 게 좋습니까
  > confess-by-text | 장소는요
  > if-they-refuse | 거절당하면 어떡하죠
  > nervous-before-it | 솔직히 겁납니다
  > may-i-do-so | 그래도 이번 주에 하는 게 낫다는 거죠?

  ssum-becomes-love | 이 사람이랑 사귀게 될까요?
  > tells-more | 소개팅으로 만나서 한 달째 연락 중이에요
  meets-never-names | 근데 아직 사귀자는 말이 없어요
  > meets-never-names | 왜 말을 안 할까요

  text-first-or-wait | 지금 선톡해도될까
  read-no-answer | 마지막 톡이 내가 보낸거고 걔가 읽씹함
  > tells-more | 이틀 지났어
  read-no-answer | 왜 읽씹했을까
  > did-i-do-wrong | 내가 뭐 잘못 말했나
  > tells-more | “너 오늘 이쁘더라” 라고 했는데
  > was-i-too-eager | 부담스러웠나
  > after-no-answer | 그럼 뭐라고 다시 보내
  > text-first-or-wait | 아니면 걔한테 올 때까지 기다릴까
  > how-many-percent | 걔가 먼저 연락할 확률은?
  give-up-crush | 하 그냥 접을까

  am-i-kept-around | 밀당인가요 어장인가요
  hot-and-cold | 어떤 날은 하루종일 톡하고 어떤 날은 잠수타요
  always-busy | 만나자고 하면 항상 바쁘대요
  only-at-night | 근데 밤에는 전화가 와요
  long-calls-meaning | 두 시간씩 통화해요
  > ssum-likes-me | 그럼 마음이 없는 건 아니지 않나요?
  someone-else-too | 다른 여자도 있을까요
  > may-i-do-so | 물어봐도 되나요
  > ask-if-taken-how | 어떻게 물어봐야 안 이상해요?
  > wait-or-stop | 저 시간낭비하는 걸까요
  > wait-or-stop | 그만둬야 할까요 더 지켜봐야 할까요
  > feels-hurt | 좀 씁쓸하네요

  crush-likes-me | 거래처 직원분인데 저한테 호감이 있는 걸까요
  > tells-good-sign | 업무 메일 끝에 꼭 안부를 붙이시더군요
  > tells-good-sign | 지난주엔 커피 쿠폰도 보내주셨고요
  > polite-or-meant | 그냥 예의일 수도 있겠죠
  number-unknown | 개인 번호를 물어봐도 되겠습니까
  > crush-client | 일로 엮여서 조심스럽습니다
  > ask-out-words | 어떤 식으로 말을 꺼내면 좋을까요
  ask-them-out | 점심 한 끼 하자는 건 어떻습니까
  > ask-out-when | 시기는 언제가 좋겠습니까

  will-they-confess | 저한테 고백할까요??
  > tells-good-sign | 과 동기인데 맨날 제 옆자리 앉아요
  others-see-us-as-pair | 애들이 다 쟤 너 좋아하는거 같다고 함
  > own-heart-unclear | 근데 저는 잘 모르겠어요 ㅋㅋ
  own-heart-unclear | 제가 좋아하는지 어떻게 알아요?
  > tells-more | 아 근데 없으면 허전하긴 해요
  asked-me-to-meet | 시험기간인데 같이 공부하자고 왔어요
  > may-i-do-so | 간다고 할까요?

  one-word-answers | 답장 왔습니다 근데 단답이에요
  > polite-or-meant | “네 ㅎㅎ 좋은 하루 되세요” 이게 끝
  > busy-or-cooled | 관심 없는 거죠?

  wait-or-stop | 기다릴까요 접을까요
  long-ssum | 두 달째 썸만 타고 있어요
  > wait-or-stop | 나이도 있는데 이렇게 시간 보내도 되나 싶어요
  serious-or-light | 이 남자 저랑 만날 생각은 있는 거예요?
  > answer-by-a-date | 결혼 생각 없는 사람이면 빨리 정리하고 싶어요
  > ask-if-burden | 그걸 썸 단계에서 물어보면 부담스럽겠죠?
  > test-their-heart | 그럼 어떻게 떠봐요
  > tells-more | 다음주 토요일에 보기로 했어요
  > may-i-do-so | 그날 얘기해볼까요
  > if-it-goes-on | 만약에 대답을 피하면요?
  > will-do-so | 알겠어요 마음 단단히 먹을게요

  ask-out-when | 언제 만나자고 할까요
  app-not-met-yet | 앱으로 매칭돼서 톡한지 5일 됐어요
  > tells-good-sign | 대화는 잘 되는 편인데
  > how-would-they-take-it | 너무 빠르면 싫어할까봐요
  blind-date-place | 술이 나아요 커피가 나아요?
  > ask-out-words | 뭐라고 하면 자연스러울까요
  > did-it-worked | 만나기로 했어요!!! 금요일 7시
  blind-date-talk | 가서 무슨 얘기하죠
  blind-date-talk | 저 말주변이 없어서 ㅠ
  real-me-disappoints | 첫인상 망하면 끝인가요

  partner-cooled | 마음이 식은 걸까요
  texts-grew-rare | 2주 전까지만 해도 매일 굿모닝 톡 왔거든요
  always-me-first | 이제는 제가 먼저 안하면 연락이 안 와요
  was-i-too-eager | 혹시 제가 너무 들이댔나요
  i-called-drunk | 한번은 술 먹고 보고싶다고 했어요 제가
  > did-i-do-wrong | 그게 실수였을까요?
  > can-we-be-good-again | 다시 예전처럼 돌아갈 수 있어요?
  > what-then | 제가 어떻게 해야 돼요
  > how-long-to-wait | 며칠 정도 안 하는 게 좋아요?
  > another-gets-there-first | 그 사이에 다른 사람 생기면요
  > feels-hurt | 휴

  and-what-of-them | 그 여자도 저랑 같은 마음인가요?
  touched-me-lightly | 저번에 영화보고 나서 팔짱을 끼더라구요
  > is-my-hunch-right | 그건 좋은 신호죠?
  one-word-answers | 근데 집 가서는 톡이 평소보다 짧았어요
  > why-suddenly-cool | 왜 그랬을까요
  confess-when | 고백 타이밍 놓친 걸까요

  losing-if-i-text | 먼저 연락하면 매력 없어보일까요?
  > tells-more | 인스타 디엠으로 연락하던 오빠예요
  sent-no-answer-yet | 어제부터 답이 없음
  text-with-excuse | 스토리에 답장할까 그냥 디엠 보낼까
  > posts-but-no-answer | 강아지 사진 올렸던데
  > these-words-all-right | 귀엽다 이름 뭐야 이정도?
  did-it-now | 보냈당
  just-texted-me | 바로 답왔어요 ㅠㅠㅠㅠ 콩이래요
  keep-talk-going | 이제 뭐라고 이어가요??
  ask-them-out | 산책 같이 하자고 하면 오바?
  > make-them-ask-me-out | 그쪽에서 먼저 보자고 하게 만드는 법은요

  crush-at-my-age | 이 나이에 썸이라니 좀 우습습니다만
  crush-club | 동호회에서 만난 분이 계십니다
  only-a-younger-sister | 저를 남자로 보는지 궁금합니다
  > tells-good-sign | 산행 때 제 옆에서만 걸으시더군요
  > tells-more | 도시락도 제 것까지 싸오셨습니다
  > ssum-likes-me | 이 정도면 마음이 있는 것 아닙니까
  > warm-meeting-cold-text | 그런데 돌아와서는 연락이 뜸합니다
  text-first-or-wait | 제가 먼저 전화를 드려볼까요
  > say-by-text-or-face | 문자가 나을까요
  > text-what | 문자라면 무어라 쓰면 좋겠습니까
  > is-it-too-fast | 둘이 따로 보자고 하기엔 이른가요
  refused-then-awkward | 만약 거절하시면 동호회에서 얼굴 보기가 난처합니다

  am-i-kept-around | 저 어장당하는 거 맞죠?
  > tell-me-straight | 솔직하게 말해주세요
  meets-never-names | 만나면 스킨십은 하는데 사귀자고는 안 해요
  > tells-their-words | 제가 물어보니까 지금은 연애할 여유가 없대요
  > not-ready-for-love | 이거 그냥 핑계죠
  ssum-likes-me | 저를 좋아하긴 하는 걸까요
  > misses-me-if-i-vanish | 제가 끊으면 붙잡을까요?
  > cannot-do-so | 끊자니 너무 좋아요
  > what-then | 어떡하죠 진짜

  first-message-to-stranger | 번호 물어봤는데 줬어요
  > tells-more | 카페 알바분이요
  > text-first-when | 언제 연락해야 돼요?
  first-message-to-stranger | 첫 톡 뭐라고 보내요
  nervous-before-it | 너무 떨려요
  > after-no-answer | 답장 안 오면 어떡해요

  ghost-returns | 연락이 끊겼어요 다시 올까요
  silent-after-date | 소개팅 두 번 보고 나서 3일째 조용해요
  good-until-then | 두번째 만남 때 분위기 진짜 좋았거든요
  > said-meet-later | 헤어질 때 다음엔 제가 맛있는 데 알아볼게요 이랬어요
  > silent-after-date | 근데 왜 연락이 없을까요
  > tells-more | 바쁜 시기이긴 하대요 회사 감사기간이라
  > always-busy | 그 말을 믿어도 될까요
  > may-i-do-so | 제가 먼저 해볼까요
  > after-no-answer | 보낸다면 뭐라고요
  > which-of-two-days | 내일 보낼까요 주말에 보낼까요
  > after-that-month | 안 오면 이대로 끝인 거죠?
  third-or-never | 소개팅은 원래 세 번 안에 결판나는 거 아닌가요
  > is-it-their-nature | 그 사람 성격이 원래 느려요?

  confessed-waiting | 고백했어요
  wants-time-apart | 생각할 시간을 달래요
  > crush-comes-true | 가능성 있는 건가요
  > how-long-to-wait | 얼마나 기다려야 돼요?
  > text-first-or-wait | 기다리는 동안 톡은 해도 돼요?
  > may-i-do-so | 평소처럼 하면 되나
  > text-meaning | 아 오늘 톡 왔는데 그냥 일상 얘기만 하네요
  > after-no-answer | 대답 재촉하면 안되겠죠
  > friends-at-least | 만약 거절이면 친구로도 못 지내겠죠
  > confessed-waiting | 왜 바로 대답을 안 했을까요
  someone-else-too | 혹시 다른 남자가 있나

  ssum-likes-me | 얘 나한테 관심있어?
  speaks-first-crush | 알바 같이하는 앤데 자꾸 장난침
  touched-me-lightly | 머리 쓰다듬고 그럼
  > ssum-or-only-kind | 딴 여자애들한테도 그러는진 모르겠어
  > only-a-younger-sister | 그냥 여동생 같은가
  > tells-more | 톡은 거의 매일 옴 근데 다 알바얘기
  test-their-heart | 어떻게 떠볼까
  asks-if-i-am-single | 남자친구 있냐고 물어본 적 있음!!!
  > asks-if-i-am-single | 이거 호감이지?
  woman-confesses-first | 내가 먼저 고백하는거 어떰
  refused-then-awkward | 차이면 알바 그만둬야되나ㅋㅋ
  > confess-when | 언제 하는게 좋아

  crush-likes-me | 이 여자분 마음이 궁금합니다
  what-are-they-thinking | 세 번째 데이트까지 했는데 속을 모르겠어요
  always-me-first | 먼저 연락하는 법이 없어요
  > tells-good-sign | 물어보면 답은 잘 해줘요
  > is-it-their-nature | 원래 그런 성격인지 저한테만 그런지

  will-they-text | 연락 올까요?
  silent-after-date | 어제 데이트했는데 잘 들어갔냐는 톡이 없었어요
  > silent-after-date | 보통 남자들 마음 있으면 보내지 않나요
  > did-it-now | 제가 잘 들어갔냐고 먼저 보내긴 했어요
  one-word-answers | “응 너도?” 이렇게만 왔어요
  > tells-more | 별로였나봐요 제가
  second-date-offer | 애프터 올 가능성 있어요?
  > wait-or-stop | 없으면 그냥 잊는 게 낫겠죠
  > wait-or-stop | 오늘 저녁까지만 기다려볼까요
  just-texted-me | 방금 왔어요!! 주말에 뭐하냐고
  answer-slow-on-purpose | 바로 답장해요 좀 있다 해요?
  show-it-or-hide | 너무 좋아하는 티 내면 안 되겠죠 ㅋㅋ

  long-ssum | 썸이 너무 길어지면 안 좋죠?
  > long-ssum | 거의 세 달째예요
  > tells-more | 타이밍 놓친 거 같기도 하고
  confess-accepted | 지금이라도 고백하면 받아줄까요
  says-comfortable-with-me | 상대는 편하대요 제가
  says-comfortable-with-me | 편하다는 게 좋은 말이에요?
  > cools-if-dragged | 친구로 굳어진 걸 수도 있잖아요
  make-crush-see-me | 설레게 하려면 어떻게 해야 돼요
  date-where | 데이트 장소를 바꿔볼까요
  > what-hour | 밤에 만나는 게 나아요?

  crush-much-younger | 연하남이 자꾸 연락을 해요
  > tells-more | 여덟 살 차이예요
  serious-or-light | 진심일까요 가벼운 마음일까요
  > tells-good-sign | 저를 누나라고 안 부르고 이름으로 불러요
  say-i-want-serious | 저는 진지하게 만날 사람이 필요하거든요
  > crush-much-younger | 나이 얘기를 꺼내는 게 좋을까요
  > crush-much-younger | 상대는 괜찮다는데 제가 안 괜찮아요
  > may-i-do-so | 만나봐도 될까요
  not-hurt-again | 상처받을까봐 무서워요
  will-they-confess | 그 사람이 먼저 사귀자고 할까요
  > what-if-i-stay-still | 그럼 전 가만히 있으면 되나요

  they-changed-profile | 카톡 프사가 바뀌었는데 저 때문일까요
  > they-changed-profile | 제가 찍어준 사진으로 바꿨어요
  > is-it-ssum | 이거 그린라이트 맞죠??
  > tells-more | 근데 제가 아무말 안했어요
  > text-what | 뭐라고 말할까요

  will-they-confess | 내일 세번째로 만나는데 고백받을까요?
  > tells-good-sign | 분위기상 그럴 거 같긴 한데
  has-something-to-tell-me | 저번에 다음에 만나면 할 말 있다고 했어요
  > has-something-to-tell-me | 무슨 말일까요
  > has-something-to-tell-me | 안 좋은 말일 수도 있어요?
  what-to-wear | 옷은 뭐 입고 가지
  > make-the-mood | 제가 뭘 하면 더 쉽게 말할까요
  > met-today | 다녀왔어요
  > meets-never-names | 결국 말 안 했어요 ㅠㅠ
  > meets-never-names | 왜 안 한 걸까요
  > contact-ex-first | 제가 먼저 해야 되나요
  > date-set-no-details | 다음은 언제 볼지 안 정했어요
  > anxious-in-love | 불안해요

  it-always-fizzles | 저는 왜 항상 썸에서 끝날까요
  > is-it-my-fault | 제 문제인가요
  always-a-step-late | 친구는 제가 너무 늦게 고백한대요
  text-first-or-wait | 이번 사람한테 다시 연락해볼까요
  > text-what | 뭐라고 보내는 게 좋을까요
  someone-comes-when | 다음 인연은 언제쯤 와요
  > what-to-beware | 그때는 뭘 조심해야 돼요

  left-unread | 안읽씹 당했어요
  > left-unread | 하루 반 됐어요 1이 안 없어져요
  left-unread | 일부러 안 읽는 걸까요
  posts-but-no-answer | 인스타는 접속중 떠요
  > let-down-by-it | 하…
  is-it-a-block | 차단당한 건 아니겠죠?
  > after-no-answer | 한 번 더 보내도 될까요 아니면 자존심 지킬까요
  text-with-excuse | 뭐라도 핑계가 있어야 할 거 같은데
  > ssum-likes-me | 걔 속마음은 뭐예요
  > is-there-hope | 그래도 희망이 조금은 있나요
  > how-long-to-wait | 언제까지 기다려봐요
  > will-do-so | 네 그때까지만 기다려볼게요

  > tells-more | 회사 후배입니다
  > tells-more | 밥은 단둘이 네 번 먹었어요
  > tells-good-sign | 걔가 먼저 먹자고 한 것도 두 번
  crush-single-or-not | 근데 남자친구 있는지 없는지 아직 모름
  > may-i-do-so | 물어보는 게 먼저겠죠?
  > ask-if-taken-how | 대놓고 물어봐요?
  office-love-wise | 사내연애는 괜찮을까요
  fear-of-rumour | 소문나면 곤란한데
  confess-when | 고백은 언제가 좋아요

  always-me-first | 선톡 맨날 제가 해요
  > is-it-only-me | 이거 저만 좋아하는 거예요?
  > tells-good-sign | 답장은 칼답이긴 해요
  > always-me-first | 그래도 한번쯤은 먼저 해줬으면 좋겠는데
  > if-i-stop-texting | 일주일 참아볼까요
  > if-i-stop-texting | 참았는데 안 오면요
  always-me-first | 걔는 왜 먼저 안할까요
  > tells-more | 소심해서 그런거였음 좋겠다

  ssum-becomes-love | 돌싱입니다 이분과 잘될 수 있겠습니까
  > tells-more | 지인 소개로 두 번 뵈었습니다
  > tells-more | 저쪽은 초혼이고 마흔하나십니다
  > tells-more | 제 이혼은 알고 나오셨습니다
  warm-meeting-cold-text | 연락은 하루에 한두 번 정도 합니다
  > how-often-text | 적은 편인가요
  ssum-likes-me | 이분은 저를 어떻게 생각하실까요
  > tells-more | 조급해하지 않으려 합니다만 마음이 갑니다
  ask-them-out | 세 번째는 제가 먼저 청해도 되겠지요
  date-where | 어디로 모시면 좋을까요
  ssum-official-when | 관계가 정해지는 건 언제쯤일까요

  is-it-ssum | 나 지금 썸 맞아?
  texts-never-meets | 매일 톡하고 전화도 하는데 만난건 한번
  texts-never-meets | 왜 안 만나자고 할까
  ask-them-out | 내가 만나자고 해도 돼?
  ask-out-words | 뭐라고 해 그냥 보자고?
  > tells-more | 걔 지금 군대 휴가 나온대 다음달에
  > will-do-so | 그때 만나자고 하면 되겠다
  crush-in-army | 군인 기다리는 거 오바겠지?
  couple-lasts | 사귀게되면 오래갈까
  > ssum-likes-me | 근데 아직 걔 마음도 모르면서 ㅋㅋㅋ

  after-no-answer | 읽씹당했는데 다시 보내도 되나요
  read-no-answer | 뭐하냐고 물어봤는데 읽씹
  > is-that-a-no | 별로라는 뜻이죠?

  someone-else-too | 썸남한테 다른 여자가 있는 것 같아요
  jealous-near-crush | 인스타에 어떤 여자가 자꾸 댓글 달아요 하트로
  > jealous-in-ssum | 그냥 친구일 수도 있겠죠?
  no-right-to-be-hurt | 물어볼 자격이 되나요 제가
  > no-right-to-be-hurt | 사귀는 것도 아닌데
  thoughts-at-night | 근데 너무 신경쓰여서 잠이 안 와요
  serious-or-light | 그 사람은 저한테 진심이에요?
  > how-can-i-tell | 티 안 내고 알아낼 방법 없을까요
  > several-meetings-at-once | 저도 다른 사람 만나볼까요
  > blind-date-offered | 소개팅 들어온 게 하나 있긴 해요
  > am-i-playing-them | 양다리는 아니죠 이거?
  > takes-it-in | 고민해볼게요

  date-went-well | 오늘 첫 데이트 했습니다
  > tells-more | 파스타 먹고 한강 걸었어요
  > date-went-well | 저는 정말 좋았는데 그분은 어땠을까요?
  > tells-bad-sign | 중간에 시계를 두 번 보더라고요
  > date-went-badly | 지루했던 걸까요
  > tells-good-sign | 헤어질 때 재밌었다고는 했어요
  text-first-or-wait | 지금 카톡 보낼까요
  > reply-to-ex | 뭐라고요?
  > ask-out-when | 다음 약속은 오늘 잡아야 하나요 내일 잡아야 하나요
  sent-and-answered | 보냈더니 “저두요ㅎㅎ 조심히 들어가세요” 왔습니다
  > polite-or-meant | 긍정적인 거 맞죠?
  > date-where | 그럼 다음엔 뭐하자고 하죠

  what-are-they-thinking | 그 남자 진짜 속마음이 뭔가요
  ssum-or-only-kind | 저한테 잘해주는데 다른 여자들한테도 다 잘해줘요
  ssum-or-only-kind | 매너인지 호감인지 구분이 안 돼요
  > how-can-i-tell | 구분하는 방법 있을까요
  > tells-good-sign | 제 생일은 기억하고 있더라고요
  > tells-good-sign | 밤늦게 집 앞까지 온 적도 있어요
  > not-hurt-again | 그래서 기대하게 되잖아요
  > is-there-hope | 기대해도 되는 거예요?
  > show-it-or-hide | 제가 여지를 더 줘볼까요
  > change-myself | 어떻게요
  is-crush-open-to-love | 그 사람 올해 연애운은 있어요?

  confess-by-text | 고백 카톡으로 하면 안돼요?
  > cannot-do-so | 얼굴보고는 도저히 못하겠음
  > confess-by-text | 전화는 어때요
  > cannot-do-so | 만나서 하라고요? 하…
  > confess-when | 언제하지

  lukewarm-second-look | 소개팅 애프터 왔는데 나가야 할까요
  lukewarm-second-look | 나쁘진 않은데 설레진 않아요
  > lukewarm-second-look | 한번 더 보면 달라질까요
  > comes-too-fast | 상대는 엄청 적극적이에요
  > comes-too-fast | 하루에 톡 스무개씩 와요
  > i-want-to-go-slow | 좀 부담돼요
  i-want-to-go-slow | 천천히 하자고 말해도 될까요?
  > i-want-to-go-slow | 어떻게 말해야 기분 안 나쁠까요
  > would-they-wait | 이러다 놓치는 거 아니에요?
  own-heart-unclear | 제 마음을 저도 모르겠어요
  love-without-thrill | 설렘이 꼭 있어야 하나요

  am-i-turned-down | 저 지금 차인 건가요
  declined-no-other-day | 주말에 보자니까 이번주는 좀 그렇대
  > declined-no-other-day | 다음주는? 했더니 스케줄 봐야된대요
  > tells-more | 거절 맞죠
  > declined-no-other-day | 대안을 안 주면 관심 없는 거라던데
  > tells-good-sign | 그래도 톡은 계속 이어지거든요
  am-i-kept-around | 어장관리 당하는 건가
  > declined-no-other-day | 한 번만 더 물어볼까요
  > if-they-refuse | 두 번 거절당하면 접는 게 맞겠죠
  ssum-likes-me | 그 여자 마음을 한마디로 하면 뭐예요
  > feels-hurt | 조금 슬프네요
  > ask-out-when | 그럼 언제쯤 다시 물어봐요

  always-me-first | 남자가 먼저 연락 안하는 건 관심없는 거죠?

  crush-come-closer | 관심 있는 사람이 생겼는데 뭐부터 해야 할지 모르겠어요
  crush-church | 교회 청년부에 새로 온 분이에요
  > crush-come-closer | 인사만 두 번 했어요
  > never-spoke-to-crush | 말을 어떻게 걸까요
  follow-them-first | 인스타 팔로우 먼저 걸어도 될까요
  followed-back | 맞팔 왔습니다!
  > text-first-or-wait | 이제 디엠 보내도 돼요?
  > what-words | 무슨 말로 시작해요
  their-birthday-unknown | 그분 생일을 모르는데 궁합은 못 보나요
  > is-my-hunch-right | 저랑 잘 맞을 것 같긴 해요
  > so-no-hurry | 천천히 친해지는 게 낫겠죠
  > how-long-then | 얼마나 천천히요?

  ghosted-why | 썸남이 갑자기 잠수탔어요
  > good-until-then | 지난주 금요일에 같이 술 마시고 손잡고 그랬는데
  ghosted-why | 토요일부터 연락이 안 돼요
  > why-suddenly-cool | 왜 그러는 걸까요 진짜
  kissed-then-silence | 손만 잡은 게 아니라 사실 키스도 했어요
  > serious-or-light | 그게 목적이었던 걸까요
  do-i-seem-easy | 제가 너무 쉽게 보였나요
  will-they-text | 다시 연락이 올까요
  > take-ghost-back | 오면 받아줘야 돼요?
  > may-i-be-angry | 제가 먼저 따져도 되나요
  > what-words | 뭐라고 하면 속시원할까요
  > feels-hurt | 현타와요

  keep-talk-going | 카톡이 재미가 없다는 말을 들었습니다 어떻게 하죠
  > tells-more | 썸녀한테요
  > tells-more | 농담처럼 말하긴 했는데
  > tells-their-words | 질문만 하지 말라네요
  > keep-talk-going | 그럼 무슨 말을 해요?
  > keep-talk-going | 예를 들면요?
  call-instead | 전화가 더 편한데 전화하자고 해도 될까요
  > ssum-likes-me | 그래도 계속 답은 해주는 거면 괜찮은 건가요
  > ssum-likes-me | 마음이 떠난 건 아니겠죠

  ssum-likes-me | 이 사람 저 좋아하는 거 맞아요?
  own-heart-unclear | 근데 제 쪽에서 확신이 안 서요
  why-i-push-away | 왜 자꾸 재게 되죠
  > not-hurt-again | 전에 어장 당한 적이 있어서 그런가봐요
  > not-hurt-again | 또 그럴까봐요
  > part-again-after | 이번엔 다를까요?
  > can-i-trust-partner | 믿어봐도 된다는 거죠

  warm-meeting-cold-text | 상대방이 답장을 하루에 한 번만 합니다
  keep-talk-going | 아이디어가 필요합니다 어떻게 대화를 늘릴까요
  > tells-more | 직업이 간호사라 3교대긴 합니다
  > is-that-why | 그럼 교대 때문일 수도 있겠네요
  > tells-bad-sign | 그래도 쉬는 날에는 길게 할 수 있지 않나요
  > ssum-likes-me | 저에 대한 마음이 딱 그 정도인 걸까요
  ask-ex-to-meet | 만나자고 하면 나올까요
  > better-not-to | 나이트 끝난 날은 피해야겠죠?
  > ask-out-when | 언제로 잡는 게 좋을까요
  > ask-out-words | 메시지를 어떻게 쓰죠
  > did-it-now | 보냈습니다 목요일 점심 어떠시냐고
  > did-it-worked | 좋다고 하네요!

  crush-likes-me | 걔가 나 좋아하는 거 같은데 아닌 거 같기도 해

  shy-or-no-feelings | 밀당하는 걸까요 그냥 관심이 없는 걸까요
  hot-and-cold | 잘해주다가 확 차가워져요
  > hot-and-cold | 어제는 데리러 오더니 오늘은 단답이에요
  did-i-do-wrong | 제가 뭐 잘못한 거 있나 계속 곱씹게 돼요
  is-it-their-nature | 원래 기복이 있는 사람이에요?
  > may-i-do-so | 그럼 차가울 때는 가만히 둬야 되나요
  answer-slow-on-purpose | 저도 같이 차갑게 해볼까요
  is-this-a-good-person | 이런 사람이랑 사귀면 힘들겠죠
  > cannot-do-so | 그래도 좋은데요
  ssum-becomes-love | 우리 사귈 수 있어요?
  > sooner-than-that | 올해 안에요?

  only-i-try | 먼저 연락하는 것도 지쳤습니다
  > wait-or-stop | 접을까요?
  always-me-first | 세달동안 제가 먼저 안 하면 연락이 없었어요
  > tells-bad-sign | 이번에 안 해봤는데 열흘째 조용합니다
  > no-answer-then-over | 답 나온 거죠
  > hurts-without-dating | 근데 왜 미련이 남죠
  > tells-good-sign | 가끔 만나면 또 엄청 웃어주거든요
  > confusing-means-no | 그게 더 헷갈려요
  > confess-then-let-go | 마지막으로 한 번만 물어보고 끝내도 될까요
  > define-us | 나 어떻게 생각하냐고요
  > ask-if-burden | 너무 직접적인가요
  > feels-glad | 알겠습니다 후련하네요

  school-friend-again | 초등학교 동창이랑 연락하게 됐어요
  > tells-more | 이십 년 만이에요 밴드에서 만났어요
  daily-texts-mean | 매일 아침 좋은 글을 보내주는데 이거 관심인가요?
  ssum-or-only-kind | 저한테만 보내는 건지 다들한테 보내는 건지 ㅎㅎ
  asked-me-to-meet | 둘이 차 한잔 하자고 하네요
  > may-i-do-so | 나가도 될까요
  > tells-more | 남편은 없어요 저 미혼이에요
  friend-after-all | 그 친구도 혼자래요
  crush-at-my-age | 설레는데 주책인가 싶고
  > first-date-ahead | 만나서 무슨 이야기를 하면 좋을까요
  couple-reaches-marriage | 잘되면 결혼까지도 갈 수 있을까요

  crush-likes-another | 걔가 좋아하는 사람 있대
  > crush-asks-love-advice | 나는 아니겠지?
  > crush-asks-love-advice | 누구냐고 물어봤는데 안알려줌
  > crush-asks-love-advice | 왜 안알려줘?
  > crush-asks-love-advice | 나일수도 있나

  ssum-official-when | 크리스마스 전에 사귈 수 있을까요
  > ssum-becomes-love | 지금 연락한지 3주 됐어요
  > tells-more | 만난 건 두 번이요
  slow-to-touch | 진도가 느린 편이죠?
  > make-the-mood | 빨리 나가려면 어떻게 해야 돼요
  when-to-touch | 제가 먼저 손잡아도 되나요
  do-i-seem-easy | 너무 쉬워보일까봐
  christmas-with-ssum | 크리스마스 때 뭐하냐고 물어볼까요
  > is-it-too-fast | 지금부터 물어보면 이르죠
  > christmas-with-ssum | 그 사람도 저랑 보내고 싶을까요
  > feels-glad | 기대되네요 ㅎㅎ

  friendship-after-confession | 여사친한테 고백해도 될까요
  > tells-more | 6년 친구예요
  friendship-after-confession | 잘못되면 친구도 잃을까봐
  only-a-younger-sister | 걔는 저를 남자로 안 보죠?
  crush-is-free-now | 최근에 남친이랑 헤어졌어요 걔가
  > crush-is-free-now | 지금은 타이밍이 아닌가
  > crush-is-free-now | 얼마나 지나고 해야 할까요
  > what-then | 그전까지 저는 뭘 하면 돼요
  > what-if-ex-finds-another | 만약 걔가 또 다른 남자 만나면 어쩌죠
  > feels-hurt | 하 답답해

  they-want-to-call | 전화하자고 하는데 무슨 뜻이에요?
  they-want-to-call | 갑자기 밤에 전화해도 되냐고 물어봐요
  > tells-more | 톡만 하다가 처음이에요
  > tells-own-part | 저 전화 어색한데
  > they-want-to-call | 받을까요 말까요
  > keep-talk-going | 받으면 무슨 말 해요 ㅠ

  shy-or-no-feelings | 상대가 저한테 마음이 있는데 표현을 못하는 걸까요, 아니면 그냥 없는 걸까요?
  eyes-meet | 눈은 자주 마주칩니다
  crush-avoids-me | 근데 다가가면 피해요
  crush-avoids-me | 좋아해서 피하는 건가요 싫어서 피하는 건가요
  crush-classmate | 같은 학원 다녀요 중국어
  > ask-them-out | 스터디 하자고 제안해볼까요
  > how-would-they-take-it | 둘이서만 하자고 하면 속보이겠죠
  > will-do-so | 세 명이서 시작하는 게 낫겠네요
  will-they-text | 그분이 먼저 다가올 일은 없을까요
  crush-leaving | 다음달에 학원 끝나요
  > now-or-after-it | 그 안에 뭔가 해야 되겠죠?

  hurts-without-dating | 썸이 끝난 것 같은데 너무 허전해요
  hurts-without-dating | 사귄 것도 아닌데 이렇게 힘들 수 있나요
  waiting-for-phone | 매일 오던 톡이 없으니까 핸드폰만 봐요
  crush-thinks-of-me | 그 사람도 제 생각 할까요
  text-first-or-wait | 제가 안부 정도 물어도 될까요
  > how-would-they-take-it | 구질구질해 보일까요
  > will-do-so | 안 보낼게요…
  someone-comes-when | 새로운 사람은 언제쯤 만날까요
  > wish-for-love | 그땐 좀 덜 힘들었으면

  confess-accepted | 사귀자고 하면 받아줄까요

  just-texted-me | 방금 톡 왔는데 “자?” 이렇게 왔어요
  > only-at-night | 새벽 한시 반인데요
  > answer-ex | 답장할까요?
  > ex-contacts-why | 무슨 의도일까요
  > tells-more | 외로워서 그런 거면 좀 그런데
  only-at-night | 낮에는 연락 거의 없어요
  only-at-night | 밤에만 연락하는 남자 별로죠?
  ask-them-out | 낮에 보자고 해볼까요
  these-words-all-right | “주말에 낮에 카페갈래?” 이정도면 괜찮아요?
  > did-it-worked | 좋대요!! 토요일 두시
  > ssum-likes-me | 그럼 저한테 마음 있는 거 맞나요

  gift-for-ssum | 선물을 하고 싶은데 부담스러워할까요
  > gift-for-ssum | 곧 생일이시더라고요
  > tells-more | 아직 사귀는 사이는 아니고요
  > gift-for-crush-what | 얼마짜리가 적당할까요
  > gift-for-crush-what | 기프티콘은 성의 없어 보이나요
  > would-they-come-out | 직접 만나서 주고 싶은데 그날 볼 수 있을까요
  > would-they-come-out | 생일을 저랑 보내줄까요
  > ask-out-words | 뭐라고 물어봅니까
  > tells-their-words | 생일엔 가족이랑 보낸다네요
  > is-that-a-no | 거절인가요 이것도
  > may-i-do-so | 그럼 그 다음날 보자고 할까요

  refused-me-yet-contacts | 고백했다가 차였는데 계속 연락이 와요
  > feels-hurt | 뭐야 진짜
  stay-friends-said | 좋은 동생으로 지내자면서 매일 톡함
  > refused-heart-turns | 마음이 바뀐 걸까요?
  > only-when-bored | 아님 그냥 심심풀이?
  > tells-own-part | 저는 아직 좋아해요
  > answer-ex | 답장 계속 해줘도 돼요?
  > misses-me-if-i-vanish | 거리를 두면 오히려 아쉬워할까요
  confess-again | 다시 고백하면 이번엔 될까요
  > someone-comes-when | 언제요?

  crush-thinks-of-me | 그녀도 저 보고싶어할까요
  > tells-more | 해외출장 가서 2주째 못 봤습니다
  > long-distance | 시차 때문에 연락도 엇갈리고요
  > tells-good-sign | 오늘은 하늘사진 하나 보내줬어요
  > text-meaning | 이건 무슨 의미일까요
  > just-texted-me | 뭐라고 답하면 좋을까요
  > will-do-so | 돌아오면 바로 고백하려고요
  > may-i-do-so | 공항에 마중 나가는 거 어때요?
  > is-it-too-fast | 너무 앞서가나요
  ssum-becomes-love | 잘될까요 저희
  > apart-heart-changes | 그때까지 마음 안 변하겠죠?

  is-it-ssum | 직장 동료랑 요즘 묘해요
  > tells-good-sign | 회식 끝나면 꼭 같은 택시 타고 가자고 해요
  > tells-good-sign | 방향도 다른데요
  ssum-or-only-kind | 그냥 친절한 걸까요 마음이 있는 걸까요
  > tells-bad-sign | 회사에서는 오히려 말을 안 걸어요
  > is-that-why | 남들 눈치 보는 거겠죠?
  ask-them-out | 제가 먼저 퇴근하고 한잔하자고 해볼까요
  refused-then-awkward | 어색해지면 매일 봐야 되는데
  crush-what-like | 이 사람 성격은 신중한 편이에요?
  > their-birthday-unknown | 아 생년월일을 모르는구나
  love-luck-at-large | 그럼 제 운으로만 보면 어때요
  > you-mean-then | 다음달이 좋다고요?

  texts-grew-rare | 첫 만남 이후에 연락이 뜸해졌어요
  > silent-after-date | 제가 마음에 안 들었던 거죠
  > is-that-why | 사진이랑 달라서 그런가
  > good-until-then | 만나기 전에는 하루종일 톡했거든요
  ask-for-second-meeting | 한 번 더 만나자고 하는 건 무리일까요
  > ask-if-burden | 솔직하게 물어보는 게 나아요? 저 별로였냐고
  > how-would-they-take-it | 그건 좀 없어보이나
  > will-do-so | 그냥 가볍게 다시 톡 걸어볼게요
  > reopen-chat | 뭐로 시작하지
  low-self-worth | 자존감 떨어지네요
  someone-comes | 저 같은 사람도 연애할 수 있을까요

  answers-slower | 답장 속도가 마음의 크기일까요?
  > tells-more | 그 사람은 자기 전에 딱 한 번 몰아서 답해요
  > feels-hurt | 저는 그게 서운해요
  > no-right-to-be-hurt | 서운하다고 말해도 되는 사이일까요
  > tells-more | 아직 사귀는 건 아니에요
  > how-would-they-take-it | 말하면 도망갈까요?
  > what-words | 그럼 어떤 식으로 돌려말하면 좋을까요
  is-it-their-nature | 이 사람 원래 표현이 적은 사주예요?
  must-i-adjust | 제가 맞춰야 되는 건가요
  ssum-official-when | 관계가 확실해지는 때가 언제예요
`);
